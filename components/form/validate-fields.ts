type FormField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shows the error below an invalid field (field.tsx) until it is corrected, instead of the browser's popup. The first
 * invalid field gets the focus.
 *
 * @returns a function that stops this
 */
export function showFieldErrors(form: HTMLFormElement): () => void {
  const listening = new AbortController();
  const show = (field: FormField, isWrong: boolean) => {
    const error = document.getElementById(`${field.name}-error`);
    if (!error) return;
    error.hidden = !isWrong;
    if (isWrong) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', error.id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
  };
  // Invalid events do not bubble.
  form.addEventListener(
    'invalid',
    (event) => {
      const field = event.target as FormField;
      event.preventDefault();
      // Before it gets the focus, so that screen readers announce field and error together.
      show(field, true);
      const fields = [...form.querySelectorAll<FormField>('input, textarea')];
      if (fields.find(({ validity }) => !validity.valid) === field) field.focus();
    },
    { capture: true, signal: listening.signal },
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      const field = target as FormField;
      if (field.validity.valid) show(field, false);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

/**
 * Reports each invalid field, and returns whether the form can be sent. A required value of only spaces is emptied
 * first, so that the browser reports the field as missing.
 */
export function reportInvalidFields(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<FormField>('[required]')) {
    if (!field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<FormField>('input, textarea')];

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
      const fields = fieldsOf(form);
      const field = fields.find((each) => each === event.target);
      if (!field) return;
      event.preventDefault();
      // Before it gets the focus, so that screen readers announce field and error together.
      show(field, true);
      if (fields.find(({ validity }) => !validity.valid) === field) field.focus();
    },
    { capture: true, signal: listening.signal },
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      const field = fieldsOf(form).find((each) => each === target);
      if (field?.validity.valid) show(field, false);
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
  for (const field of fieldsOf(form)) {
    if (field.required && !field.value.trim()) field.value = '';
  }
  return form.reportValidity();
}

'use client';

import { useId, useState, type FormEvent, type InputHTMLAttributes } from 'react';
import { flushSync } from 'react-dom';

import './field.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'required' | 'inputMode'
> {
  name: string;
  label: string;
  /** Shown when the form is sent and the field is empty or invalid. */
  error: string;
  /** Renders a textarea. */
  isMultiline?: boolean;
}

/**
 * A labelled form field that the browser validates. An error is shown below the field until it is corrected, instead of
 * the browser's popup. The first invalid field gets the focus.
 */
export function Field({ name, label, error, isMultiline = false, type = 'text', ...attributes }: FieldProps) {
  const errorId = useId();
  const [isWrong, setIsWrong] = useState(false);

  const handleInvalid = (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    event.preventDefault();
    // The error must be in the DOM before the field gets the focus, so that screen readers announce both.
    flushSync(() => setIsWrong(true));
    const fields = [...(field.form?.elements ?? [])] as HTMLInputElement[];
    if (fields.find(({ validity }) => !validity.valid) === field) field.focus();
  };
  const shared = {
    name,
    className: 'min-h-12 w-full scroll-my-32 bg-paper px-4 py-3 text-base',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? errorId : undefined,
    onInvalid: handleInvalid,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.currentTarget.validity.valid) setIsWrong(false);
    },
  };

  return (
    <div>
      <label className="field block">
        <span className="mb-1 block text-sm/body font-semibold">{label}</span>
        {isMultiline ? (
          <textarea rows={6} required={attributes.required} {...shared} />
        ) : (
          <input type={type} {...attributes} {...shared} />
        )}
      </label>
      {isWrong && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-laterite-dark">
          {error}
        </p>
      )}
    </div>
  );
}

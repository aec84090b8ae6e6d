import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';

import './field.css';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'required'
> {
  name: string;
  label: string;
  /** Shown when the form is sent and the field is empty or invalid. */
  error: string;
  /** Renders a textarea. */
  isMultiline?: boolean;
}

/** A labelled form field that the browser validates. validate-fields.ts shows the error below it. */
export function Field({ name, label, error, isMultiline = false, type = 'text', ...attributes }: FieldProps) {
  const shared = { name, className: clsx('min-h-control w-full scroll-my-32 bg-paper px-4 py-3 text-base') };
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
      <p id={`${name}-error`} className="mt-1 text-sm font-semibold text-laterite-dark" hidden>
        {error}
      </p>
    </div>
  );
}

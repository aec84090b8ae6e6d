import type { InputHTMLAttributes } from 'react';

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'required' | 'inputMode'
> {
  name: string;
  label: string;
  /** A box of several lines. */
  isMultiline?: boolean;
}

/** A labelled field of a form; checked by the browser itself. */
export function Field({ name, label, isMultiline = false, type = 'text', ...attributes }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      {isMultiline ? (
        <textarea name={name} rows={6} required={attributes.required} />
      ) : (
        <input name={name} type={type} {...attributes} />
      )}
    </label>
  );
}

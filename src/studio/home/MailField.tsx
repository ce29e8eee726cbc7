type MailFieldProps = { label: string; value: string; onChange: (mail: string) => void };

/** The mail address of whoever types. */
export function MailField({ label, value, onChange }: MailFieldProps) {
  return (
    <label>
      {label}
      <input
        type="email"
        value={value}
        required
        autoComplete="email"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

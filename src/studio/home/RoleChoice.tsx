/** What each role may do, as it is said to owners. */
const roleWords: Readonly<Record<string, string>> = {
  editor: 'writes drafts',
  publisher: 'also publishes and takes back',
  owner: 'also manages people',
};

type ChoiceProps = { label: string; role: string; onChange: (role: string) => void };

/** What somebody may do. */
export function RoleChoice({ label, role, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={role} onChange={(event) => onChange(event.currentTarget.value)}>
      {Object.entries(roleWords).map(([name, does]) => (
        <option key={name} value={name}>
          {name}: {does}
        </option>
      ))}
    </select>
  );
}

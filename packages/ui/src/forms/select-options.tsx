export type SelectOption = string | { value: string; label: string };

type SelectOptionsProps = { options: readonly SelectOption[]; placeholder?: string | undefined };

export function SelectOptions({ options, placeholder }: SelectOptionsProps) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );

  return (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

import { Button, Menu, Money, QuoteStatusBadge, RowActions } from '../../src/index.ts';

type QuoteRowsProps = { names: readonly string[] };

/** A quote table's head and body. */
export function QuoteRows({ names }: QuoteRowsProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Event date</th>
          <th scope="col">Status</th>
          <th scope="col" data-align="end">
            Total
          </th>
          <th scope="col" aria-label="Actions" />
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <QuoteRow key={name} name={name} />
        ))}
      </tbody>
    </>
  );
}

function QuoteRow({ name }: { name: string }) {
  return (
    <tr>
      <td data-place="title">{name}</td>
      <td data-place="start">Oct 18, 2025</td>
      <td data-place="start">
        <QuoteStatusBadge status="draft">Draft</QuoteStatusBadge>
      </td>
      <td data-place="amount" data-align="end">
        <Money amount="549.50" />
      </td>
      <td data-place="actions">
        <RowActions>
          <Button variant="outline" size="small">
            Edit
          </Button>
          <Menu label={`More for ${name}`} items={[]} />
        </RowActions>
      </td>
    </tr>
  );
}

const rows = Array.from({ length: 50 }, (_, at) => ({
  id: `6f1c2b34-9d1e-4c7a-8b5f-${String(at).padStart(12, '0')}`,
  name: `Okafor Wedding ${at}`,
  startsAt: '2027-06-12T16:00:00.000Z',
  guests: 80 + at,
  place: { name: 'The Foundry', city: 'Long Island City', region: 'NY' },
}));

const warmUps = 2_000;
const times = 20_000;

/**
 * Microseconds of CPU that a list of fifty rows takes to be written as JSON and read again, in the mean of some two seconds of nothing
 * else: how quick the machine is at the moment. Beside work of others it would measure them too.
 */
export function yardstick(): number {
  repeat(warmUps);
  const before = process.cpuUsage();
  repeat(times);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

function repeat(count: number): void {
  for (let time = 0; time < count; time += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    if (read.length !== rows.length) {
      throw new Error('JSON lost a row.');
    }
  }
}

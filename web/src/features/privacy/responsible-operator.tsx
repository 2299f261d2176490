import { Operator } from '@lux/contracts/common/ids.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../lib/api/rest.ts';

/** Who runs this LUX; null while loading and after a failure. */
function useOperator(): Operator | null {
  const [operator, setOperator] = useState<Operator | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get('/api/operator', async () => Operator, { signal: leaving.signal })
      // On failure the page says "whoever runs this LUX".
      .then(setOperator, () => {});
    return () => leaving.abort();
  }, []);
  return operator;
}

const isEmail = (contact: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact);

/** Who is responsible for the data, by name if it is configured. */
export function ResponsibleOperator() {
  const operator = useOperator();
  const name = operator?.name;
  const contact = operator?.contact;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">Wer verantwortlich ist</h2>
      <p>
        {name
          ? `Verantwortlich für dieses LUX ist: ${name}.`
          : 'Verantwortlich ist, wer dieses LUX betreibt, zum Beispiel Ihre Schule oder Ihr Verein.'}{' '}
        {contact ? (
          <>
            Fragen zum Datenschutz beantwortet:{' '}
            {isEmail(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : contact}.
          </>
        ) : (
          'Wenden Sie sich mit Fragen an diese Stelle.'
        )}{' '}
        Sie entscheidet auch, welche KI-Dienste LUX benutzt und wie lange Anfragen aufbewahrt
        werden.
      </p>
      <p>
        LUX enthält keine Werbung und keine Messdienste Dritter. Schriften, Zeichnungen und
        Programme kommen vom Server der Betreiberin selbst.
      </p>
    </section>
  );
}

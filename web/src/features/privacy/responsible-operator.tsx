import { useOperator } from './use-operator.ts';

const isEmail = (contact: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact);

/** Who answers for the data: by name where the configuration says it. */
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

import { Disclosure } from '@/components/disclosure/disclosure';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { headings } from '@/content/pages';
import { questions } from '@/content/questions';

/** What guests ask before they book: the answer for every hotel, then what differs. */
export function Questions() {
  return (
    <>
      <SectionHeading {...headings.questions} className="mt-16 mb-8" />
      <ul>
        {questions.map(({ question, answer, facts }) => (
          <li key={question}>
            <Disclosure summary={question}>
              <p>{answer}</p>
              {facts.length > 0 && (
                <dl className="mt-2">
                  {facts.map(({ hotels, words }) => (
                    <div key={words} className="py-2">
                      <dt className="font-semibold">{hotels.join(', ')}</dt>
                      <dd>{words}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  );
}

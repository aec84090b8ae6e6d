import { Fragment } from 'react';

import { Disclosure } from '@/components/disclosure/disclosure';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { WholeWords } from '@/components/whole-words/whole-words';
import { headings } from '@/content/headings';
import { questions } from '@/content/questions';

/**
 * What guests ask before they book: the answer for every hotel, then what differs. Its attributes tell search engines
 * which text is a question and which its answer, without a second copy of both. https://schema.org/FAQPage
 */
export function Questions() {
  return (
    <section className="px-edge py-section" itemScope itemType="https://schema.org/FAQPage">
      <SectionHeading {...headings.questions} />
      <ul className="gap-24 lg:columns-2 print:columns-2 print:gap-8">
        {questions.map(({ question, answer, facts }) => (
          <li
            key={question}
            className="break-inside-avoid"
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
          >
            <Disclosure summary={<span itemProp="name">{question}</span>}>
              <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
                <div itemProp="text">
                  <p>
                    <WholeWords text={answer} />
                  </p>
                  {facts.length > 0 && (
                    // On paper, the same facts are under each hotel.
                    <dl className="*:odd:mt-4 *:odd:font-semibold print:hidden">
                      {facts.map(({ hotels, words }) => (
                        <Fragment key={words}>
                          <dt>{hotels.join(', ')}</dt>
                          <dd>
                            <WholeWords text={words} />
                          </dd>
                        </Fragment>
                      ))}
                    </dl>
                  )}
                </div>
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

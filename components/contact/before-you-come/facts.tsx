import { Fragment, type ReactNode } from 'react';

import { WholeWords } from '@/components/whole-words/whole-words';

import './facts.css';

/** A list of terms and descriptions. A term without a description is left out. */
export function Facts({ facts }: { facts: (readonly [term: string, words: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([term, words]) =>
          words && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{typeof words === 'string' ? <WholeWords text={words} /> : words}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

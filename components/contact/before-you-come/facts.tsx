import { Fragment, type ReactNode } from 'react';

import { WholeWords } from '@/components/whole-words/whole-words';

import './facts.css';

/** A list of terms and descriptions. A term without a description is left out. */
export function Facts({ facts }: { facts: (readonly [term: string, description: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(
        ([term, description]) =>
          description && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{typeof description === 'string' ? <WholeWords text={description} /> : description}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

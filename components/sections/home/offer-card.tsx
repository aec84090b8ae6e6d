import { CopyCode } from '@/components/ui/copy-code';
import { labels } from '@/content/labels';
import type { Offer } from '@/content/types';

const copyText = { copy: labels.copy, copied: labels.codeCopied, manual: labels.codeSelected };

/** An offer drawn as a ticket: the figure on the stub, the code to take along. */
export function OfferCard({ offer }: { offer: Offer }) {
  return (
    <article className="offer-card">
      <p className="offer-label">{offer.label}</p>
      <div className="offer-body">
        <h3 className="text-xl">{offer.title}</h3>
        <p className="mt-2 mb-5 text-sm">{offer.description}</p>
        <CopyCode code={offer.code} subject={offer.title} text={copyText} />
      </div>
    </article>
  );
}

import { CopyCode } from '@/components/ui/copy-code';
import { labels } from '@/content/labels';
import type { Offer } from '@/content/types';

const copyText = { copy: labels.copy, copied: labels.codeCopied, manual: labels.codeSelected };

/** An offer drawn as a ticket: the figure on the stub, the code to take along. */
export function OfferCard({ offer }: { offer: Offer }) {
  return (
    <article className="relative grid h-full break-inside-avoid grid-rows-[auto_1fr] bg-paper transition-shadow duration-300 hover:[box-shadow:var(--shadow-card)] forced-colors:border">
      <p className="border-b-2 border-dashed border-plaster bg-laterite px-6.5 py-5.5 font-display text-3xl/none whitespace-nowrap text-paper md:max-lg:text-2xl/none md:max-xl:px-5">
        {offer.label}
      </p>
      <div className="flex flex-col px-6.5 pt-6.5 pb-3.5 md:max-xl:px-5">
        <h3 className="text-xl">{offer.title}</h3>
        <p className="mt-2 mb-5 text-sm">{offer.description}</p>
        <CopyCode code={offer.code} subject={offer.title} text={copyText} />
      </div>
    </article>
  );
}

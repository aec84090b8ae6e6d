import { Disclosure } from '@/components/disclosure/disclosure';
import { privacy } from '@/content/privacy';
import { site } from '@/content/site';
import { addressLine } from '@/lib/format';

/** Who gets what is sent, why and for how long, and what the browser keeps: to be read before sending. */
export function PrivacyNotice() {
  return (
    <div className="text-sm">
      <p>{privacy.summary}</p>
      <Disclosure id="privacy" summary={privacy.title}>
        {privacy.sections.map(({ title, text }) => (
          <p key={title} className="mb-3">
            <strong className="font-semibold">{title}.</strong> {text}
          </p>
        ))}
        <p className="mb-3">
          {`${privacy.officer.name}, ${privacy.officer.role}, ${site.legalName}, ${addressLine(site.address)}`}
        </p>
        <p>
          <strong className="font-semibold">{privacy.storedTitle}.</strong> {privacy.storedIntro}
        </p>
        <ul className="my-2 list-disc ps-5">
          {privacy.stored.map(({ what, until }) => (
            <li key={what}>{`${what}: ${until}`}</li>
          ))}
        </ul>
        <p>{privacy.storedRemoval}</p>
      </Disclosure>
    </div>
  );
}

import { link, long, longest, sentence, short, type Part } from '@/app/parts/part.dev';
import { CopyCode } from '@/components/copy-code/copy-code';
import { Disclosure } from '@/components/disclosure/disclosure';
import { ExternalLink } from '@/components/external-link/external-link';
import { OfferCard } from '@/components/home/offers/offer-card';
import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { hotels } from '@/content/hotels';
import { copyCodeText, labels } from '@/content/labels';
import type { Offer } from '@/content/offers';

const offer: Offer = {
  id: 'book-direct',
  percent: 15,
  label: '15% OFF',
  code: 'STAY15',
  title: short,
  description: sentence,
};

/** Buttons, links and other controls. */
export const controls: Part[] = [
  {
    file: 'styles/button.css',
    states: [
      { state: 'normal', example: <button className="button">{short}</button> },
      {
        state: 'busy or disabled',
        example: (
          <button className="button" aria-disabled="true">
            {labels.sending}
          </button>
        ),
      },
      { state: 'quiet', example: <button className="button button-quiet">{short}</button> },
      {
        state: 'on dark',
        isOnDark: true,
        example: <button className="button button-quiet">{short}</button>,
      },
      { state: '60 characters', example: <button className="button">{long}</button> },
      { state: '600 characters', example: <button className="button">{longest}</button> },
    ],
  },
  {
    file: 'components/external-link/external-link.tsx',
    states: [
      {
        state: 'as a button',
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} context={short} className="button">
            {labels.bookNow}
          </ExternalLink>
        ),
      },
      {
        state: 'in a text, 60 characters',
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} className="text-link">
            {long}
          </ExternalLink>
        ),
      },
      {
        state: 'on dark',
        isOnDark: true,
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} className="text-link">
            {short}
          </ExternalLink>
        ),
      },
    ],
  },
  {
    file: 'components/hotel/hotel-link/hotel-link.tsx',
    states: [
      {
        state: 'in a line',
        example: (
          <HotelLink hotel={hotels[0]!} className="text-link">
            {labels.bookNow}
          </HotelLink>
        ),
      },
      {
        state: 'stacked, 60 characters',
        example: (
          <HotelLink hotel={hotels[0]!} layout="stacked" className="text-link inline-flex items-center">
            {long}
          </HotelLink>
        ),
      },
      {
        state: 'as a button',
        example: (
          <HotelLink hotel={hotels[0]!} layout="button">
            {labels.bookNow}
          </HotelLink>
        ),
      },
    ],
  },
  {
    file: 'components/disclosure/disclosure.tsx',
    states: [
      { state: 'normal', example: <Disclosure summary={short}>{sentence}</Disclosure> },
      { state: '60 and 600 characters', example: <Disclosure summary={long}>{longest}</Disclosure> },
    ],
  },
  {
    file: 'components/hotel/copy-address/copy-address.tsx',
    states: [
      { state: 'normal', example: <CopyAddress {...hotels[0]!} /> },
      {
        state: 'with directions',
        example: (
          <CopyAddress {...hotels[0]!}>
            <DirectionsLink {...hotels[0]!} />
          </CopyAddress>
        ),
      },
    ],
  },
  {
    file: 'components/copy-code/copy-code.tsx',
    note: 'Press it for its message. On an address without https or localhost the clipboard refuses: the code is selected.',
    states: [
      { state: 'normal', example: <CopyCode code="STAY15" subject={short} text={copyCodeText} /> },
      {
        state: 'a code of 60 characters',
        example: <CopyCode code={'LONG-CODE-'.repeat(6)} subject={long} text={copyCodeText} />,
      },
    ],
  },
  {
    file: 'components/home/offers/offer-card.tsx',
    states: [
      { state: 'normal', example: <OfferCard offer={offer} /> },
      {
        state: 'with a last day',
        example: <OfferCard offer={{ ...offer, validUntil: '2027-03-31', until: 'Until 31 March 2027' }} />,
      },
      {
        state: '60 and 600 characters',
        example: <OfferCard offer={{ ...offer, title: long, description: longest }} />,
      },
    ],
  },
];

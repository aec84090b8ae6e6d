import { link, long, longest, sentence, type Part } from '@/app/parts/part.dev';
import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { Field } from '@/components/form/field';
import { HotelSearch } from '@/components/home/hotel-search/hotel-search';
import { Notice } from '@/components/notice/notice';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';

/** Forms and their fields. */
export const forms: Part[] = [
  {
    file: 'components/home/hotel-search/hotel-search.tsx',
    isWide: true,
    note: 'Does nothing until a hotel is chosen; afterwards it says where its page can be opened.',
    states: [
      {
        state: 'normal',
        isOnDark: true,
        example: <Search hotels={featuredHotels.map(({ name, link: { url } }) => ({ name, url }))} />,
      },
      { state: 'without hotels', isOnDark: true, example: <Search hotels={[]} /> },
      {
        state: 'a hotel of 60 characters',
        isOnDark: true,
        example: <Search hotels={[{ name: long, url: link }]} />,
      },
    ],
  },
  {
    file: 'components/form/field.tsx',
    note: 'Type into a required field and empty it again, or write half an e-mail address, for the state of an error.',
    states: [
      { state: 'empty', example: <Field name="part-empty" label="Name" error={sentence} /> },
      {
        state: 'required',
        example: <Field name="part-required" label="E-mail" error={sentence} type="email" required />,
      },
      {
        state: 'several lines',
        example: <Field name="part-lines" label="Message" error={sentence} isMultiline />,
      },
      {
        state: 'a label of 60 characters',
        example: <Field name="part-long" label={long} error={sentence} />,
      },
    ],
  },
  {
    file: 'components/contact/contact-form/contact-form.tsx',
    note: 'Without keys each sending fails: it is logged and nothing typed is lost. Busy is the disabled button above.',
    states: [
      {
        state: 'normal',
        example: (
          <ContactForm
            whenFailed={null}
            notice={null}
            keys={{ publicKey: '', serviceId: '', templateId: '' }}
          />
        ),
      },
      { state: 'notice', example: <Notice>{longest}</Notice> },
      { state: 'message of success', example: <p className="form-alert">{labels.messageSent}</p> },
    ],
  },
];

function Search({ hotels }: { hotels: { name: string; url: string }[] }) {
  return <HotelSearch hotels={hotels} name={`Example search among ${hotels.length}`} />;
}

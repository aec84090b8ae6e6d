import { fillPlaceholders } from '../lib/format';

import { labels } from './labels';
import type { ParsedHotelFile } from './schema/schema';

/** One thing that a guest in a wheelchair asks for: 'Lift', 'yes'. */
interface AccessFact {
  name: string;
  /** 'yes', '85 cm', 'ask reception' */
  words: string;
  /** Whether the hotel has it. Undefined if that is unknown, or if the answer is not yes or no. */
  isAvailable?: boolean;
}

const yesNo = (value: boolean | undefined) =>
  value === undefined ? labels.askDesk : value ? labels.yes : labels.no;
const showers = {
  'roll-in': labels.accessRollIn,
  'low-step': labels.accessLowStep,
  step: labels.accessStep,
};

/** What is known of the way into a hotel and its rooms, unknown facts included. */
export function accessFacts(access: ParsedHotelFile['access']): AccessFact[] {
  const { stepFree, lift, doorWidthCm, bathroom, parking } = access;
  const door = doorWidthCm && fillPlaceholders(labels.accessDoorWidth, { n: doorWidthCm });
  const shower = bathroom && showers[bathroom];
  return [
    { name: labels.accessStepFree, words: yesNo(stepFree), isAvailable: stepFree },
    { name: labels.accessLift, words: yesNo(lift), isAvailable: lift },
    { name: labels.accessDoor, words: door || labels.askDesk },
    { name: labels.accessShower, words: shower ?? labels.askDesk },
    { name: labels.accessParking, words: yesNo(parking), isAvailable: parking },
  ];
}

/** 'Step-free entrance: yes. Lift: ask reception. …', then the hotel's own note. */
export function formatAccess(access: ParsedHotelFile['access']): string {
  const facts = accessFacts(access).map(({ name, words }) => `${name}: ${words}.`);
  return [...facts, access.note].filter(Boolean).join(' ');
}

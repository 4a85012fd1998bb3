import { Copy } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { copyText } from '#app/toast/copy-text.ts';
import type { Group, Inspection, Place, Tag } from '#engine/inspect/inspection.ts';
import { formatBytes } from '#words/bytes.ts';
import { capitalised } from '#words/language.ts';
import { metadataWords } from '#words/metadata.ts';
import { reuseWords } from '#words/reuse-settings.ts';

/** In the order of what people want to know. How a file stores its pixels is only in the table of all tags. */
const SHOWN = ['place', 'time', 'person', 'camera', 'software', 'text', 'other'] as const satisfies readonly Group[];
/** The others are in the table. */
const MOST_LINES = 12;

/** Fields whose meaning their name does not tell are in the table only. */
const isTelling = ({ name, value, source }: Tag) =>
  name !== '' &&
  value !== '' &&
  (source !== 'maker-note' || /Serial|Owner|Date|Time|Version|Lens|City|Country/.test(name));

/** One line per name and value: EXIF, XMP and IPTC often state the same. */
function linesOf(tags: readonly Tag[]): Tag[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = `${tag.name.toLowerCase()} ${tag.value}`;
    const isNew = isTelling(tag) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** `DateTimeOriginal` in words. */
const worded = (name: string) => capitalised(name.replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2'));

const signed = (degrees: number) => degrees.toFixed(6);
const coordinatesOf = ({ latitude, longitude }: Place) => `${signed(latitude)}, ${signed(longitude)}`;
/** The part of the circle, of eight. */
const compassOf = (degrees: number) => metadataWords.compass[Math.round(degrees / 45) % 8] ?? '';

interface LineProps {
  name: string;
  /** For names and terms of a standard, which are English in every language. */
  lang?: 'en';
  children: string;
}

/** A fact with its name. */
function Line({ name, lang, children }: LineProps) {
  return (
    <div lang={lang} className="metadata-line">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function PlaceLines({ place }: { place: Place }) {
  const text = coordinatesOf(place);
  return (
    <>
      <Line name={metadataWords.coordinates}>{text}</Line>
      {place.altitude !== undefined && (
        <Line name={metadataWords.altitude}>{metadataWords.metres(place.altitude)}</Line>
      )}
      {place.direction !== undefined && (
        <Line name={metadataWords.direction}>{metadataWords.bearing(compassOf(place.direction), place.direction)}</Line>
      )}
    </>
  );
}

function CopyCoordinates({ place }: { place: Place }) {
  const said = { copied: metadataWords.coordinatesCopied, failed: reuseWords.notCopied };
  return (
    <Button icon={Copy} className="mt-2 text-small" onClick={() => copyText(async () => coordinatesOf(place), said)}>
      {metadataWords.copyCoordinates}
    </Button>
  );
}

/** A group of facts under its heading. */
function Section({ id, heading, children }: { id: string; heading: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="mb-1 font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** What a file reveals, by what it is about. */
export function Groups({ inspection }: { inspection: Omit<Inspection, 'hidden'> }) {
  const { tags, place, profile, credentials, unknown } = inspection;
  const rest = tags.filter(({ isNeeded, source }) => !isNeeded && source !== 'icc');
  return (
    <>
      {SHOWN.map((group) => {
        const all = linesOf(rest.filter((tag) => tag.group === group));
        // The coordinates are shown as one.
        const lines = all.filter(({ name }) => !(group === 'place' && place && /^GPS/.test(name)));
        const hasPlace = group === 'place' && place;
        if (lines.length === 0 && !hasPlace) return null;
        return (
          <Section key={group} id={group} heading={metadataWords.groups[group]}>
            <dl className="text-small">
              {hasPlace && <PlaceLines place={place} />}
              {lines.slice(0, MOST_LINES).map((tag) => (
                <Line key={`${tag.directory} ${tag.id} ${tag.value}`} lang="en" name={worded(tag.name)}>
                  {tag.value}
                </Line>
              ))}
            </dl>
            {hasPlace && <CopyCoordinates place={place} />}
          </Section>
        );
      })}
      {credentials && (
        <Section id="credentials" heading={metadataWords.credentials}>
          <ul className="text-small">
            {credentials.generator && <li>{metadataWords.madeWith(credentials.generator)}</li>}
            {credentials.signer && <li>{metadataWords.signedBy(credentials.signer)}</li>}
            <li>{metadataWords.seal}</li>
          </ul>
        </Section>
      )}
      {profile && (
        <Section id="profile" heading={metadataWords.profile}>
          <p className="text-small">{[profile.name, formatBytes(profile.bytes)].filter(Boolean).join(' · ')}</p>
        </Section>
      )}
      {unknown.length > 0 && (
        <Section id="unknown" heading={metadataWords.unknown}>
          <dl className="text-small">
            {unknown.slice(0, MOST_LINES).map(({ name, bytes }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file keep their order
              <Line key={i} name={name}>
                {formatBytes(bytes)}
              </Line>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

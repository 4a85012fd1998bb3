import type { ScoreCompressorEntry } from '#catalogue/entries/entry.ts';
import { faqs, type PageText } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

/** The page of the automatic quality. */
export function scoreCompressorText({ score }: ScoreCompressorEntry): PageText {
  return {
    title: 'Compress an Image Without Losing Quality You Can See',
    metaDescription:
      'Get the smallest file that still looks the same: the quality is chosen for each photo by measuring it. In your browser, no upload.',
    h1: 'Compress Without Losing Quality',
    description:
      'Quality 75 is more than one photo needs and too little for the next. Here you do not have to guess: the page tries different qualities, compares each with the original, and saves the smallest file that still looks the same.',
    toolDescription: 'Finds the smallest file that still looks like the original, by measuring what people can see.',
    steps: [
      {
        name: 'Upload',
        text: `Drop a picture or press '${CONTROLS.browse}'. You can use JPG, PNG, WebP, AVIF, JXL or HEIC.`,
      },
      {
        name: 'Compress',
        text: `'${CONTROLS.quality}' is set to '${CONTROLS.auto}' and aims for a score of ${score}. Two other choices make the file smaller still.`,
      },
      {
        name: 'Download',
        text: `Check the score below the savings, look at where the result differs, then press '${CONTROLS.download}'.`,
      },
    ],
    facts: [
      {
        heading: 'What the score means',
        paragraphs: [
          'The score comes from SSIMULACRA2, a measure based on thousands of comparisons made by people. Of the measures that are free to use, it agrees with people best. 100 means the same picture.',
        ],
        table: {
          columns: ['Score', 'What people notice', 'What we call it'],
          rows: [
            ['90', 'nothing, even when the two flicker back and forth', 'Cannot be told apart'],
            ['80', 'nothing when the two are side by side', 'Looks the same'],
            ['70', 'a difference if they look closely', 'Hardly different'],
            ['50', 'traces of compression, slightly annoying', 'Slightly different'],
            ['30', 'damage, even without the original', 'Visibly different'],
          ],
        },
      },
      {
        heading: 'Why one quality does not suit every photo',
        paragraphs: [
          'We saved eight photos and wallpapers as JPG at quality 75. They scored from 53 to 88: two looked visibly worse, and another could have been a quarter smaller. To look the same, they needed qualities from 59 to 92. One quality that is good enough for all of them takes 35% more space.',
          'The page checks a dozen parts of a large picture at full resolution, from plain sky to busy leaves, and none may score more than 10 points below the target. So a good-looking lawn cannot hide a spoiled sky.',
        ],
      },
      {
        heading: 'What it cannot promise',
        paragraphs: [
          'Large pictures are scored in parts. The result can miss the target by a point or two. Animations are not scored frame by frame, and GIFs get a standard quality.',
        ],
      },
    ],
    faqs: faqs([
      [
        'Is this lossless?',
        'No. Lossless files keep every pixel and are several times larger. This removes only what you cannot see. For exact pixels, use PNG or lossless WebP.',
      ],
      [
        'How much smaller will my picture be?',
        'It depends on how the picture was saved: the chart on this page shows six photos. If a file is already well compressed, you get your original back.',
      ],
      [
        'Which formats does it work for?',
        'JPG, WebP, AVIF, JXL, PDF and PNG. If you also make the picture smaller, the score is measured at the new size.',
      ],
    ]),
  };
}

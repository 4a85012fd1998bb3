import type { Task } from '#catalogue/entries/entry.ts';
import type { TaskNotes } from '#catalogue/page-text.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';

const { browse, download, processAll } = CONTROLS;

/** Notes on what people do to a picture besides its size and format. */
export const TASK_NOTES: Readonly<Record<Task, TaskNotes>> = {
  crop: {
    title: 'Crop Image – Freely, to a Ratio or in Pixels',
    meta: 'Crop a photo freely, to 1:1, 4:5 or 16:9, or to exact pixels. The frame is already there, and nothing is uploaded.',
    why: 'Cut away what distracts, straighten a composition, or bring a photo to the shape a site asks for. The frame is on your picture as soon as it opens.',
    does: 'Crops JPG, PNG, WebP, GIF, TIFF, HEIC and AVIF pictures, animations included.',
    steps: [
      `Press '${browse}' or drop a picture: the crop frame appears on it.`,
      'Drag the corners, or move the whole frame. Arrow keys move it by small steps. Choose a ratio under the picture if you need one.',
      `Press '${download}'. The part outside the frame is not in the file.`,
    ],
    facts: [
      [
        'What cropping does to quality',
        'Nothing, as long as you keep the size: the pixels inside the frame stay as they are. A JPG is even cropped without being compressed again where its blocks allow it, and the page tells you so before you save.',
      ],
      [
        'Which ratio goes where',
        'Square suits avatars and shops, 4:5 fills the most room in an Instagram feed, 16:9 is for slides and video, 3:2 prints as 15 × 10 cm, and 9:16 covers a phone.',
      ],
    ],
    faqs: [
      [
        'Can I crop to exact pixels?',
        'Yes. Type a width and a height: the frame takes that shape, and the result has exactly those pixels.',
      ],
      ['Can others bring back what I cut off?', 'No. The saved file contains only what was inside the frame.'],
      ['Does an animated GIF stay animated?', 'Yes, every frame of it is cropped to the same rectangle.'],
    ],
  },
  turn: {
    title: 'Rotate or Flip an Image – Without Quality Loss',
    meta: 'Turn a sideways photo the right way up or mirror it. JPGs are turned without being compressed again, in your browser.',
    why: 'A scan that lies on its side, a selfie in mirror writing: one press turns or flips it. JPG photos keep their quality, because only the order of their blocks changes.',
    does: 'Turns pictures by quarter turns and mirrors them in both directions.',
    steps: [
      `Drop your photo, or find it with '${browse}'.`,
      'The arrows under the picture turn it left or right and flip it. Press as often as you need.',
      `Save it with '${download}'. Every program now shows it the same way round.`,
    ],
    facts: [
      [
        'Why some programs show a photo sideways',
        'Cameras write a note into the file that says how it was held, and leave the pixels as they are. Programs that ignore the note show it lying down. Here the pixels themselves are turned and the note is removed.',
      ],
      [
        'Turning without loss',
        'A JPG consists of small blocks that can be rearranged without decoding them. Most camera photos have a size that fits these blocks. Where it does not, the photo is saved again at a high quality, and a line under the settings says which of the two happens.',
      ],
    ],
    faqs: [
      ['Can I turn by a few degrees?', 'Not here: only quarter turns, which cost no quality and no edges.'],
      [
        'What is the difference between flip and rotate?',
        'Rotating turns the picture like a sheet on a table. Flipping shows its mirror image, so writing runs backwards.',
      ],
    ],
  },
  borders: {
    title: 'Add a Border to a Photo – Square, 4:5 or 9:16',
    meta: 'Put a white, black or blurred border around a photo so that it fits 1:1, 4:5 or 9:16 without cropping. Free and private.',
    why: 'A portrait for a square feed, a wide photo for a story: a border fills the rest, and nothing of the picture is lost. White is already chosen.',
    does: 'Fills a picture up to a ratio or a size with a colour, with its own blurred edges, or with transparency.',
    steps: [
      `Choose a photo with '${browse}'. It gets a white border up to a square.`,
      'Change the shape to 4:5, 9:16 or 16:9, and pick the filling: white, black, any other colour or a blur.',
      `Press '${download}'. Every pixel of the original is in it.`,
    ],
    facts: [
      [
        'Border or crop',
        'Crop when the edges do not matter and the subject should be large. Add a border when all of the picture has to stay: group photos, artwork, screenshots, products that touch the edge.',
      ],
      [
        'Which filling looks best',
        'White blends into shops and light feeds, black into galleries and dark modes. The blur repeats the colours of the photo, which suits stories and videos. Transparent borders need PNG or WebP.',
      ],
    ],
    faqs: [
      [
        'Can I give many photos the same border?',
        'Yes. Choose several at once and open them in the batch: each is filled up to the same shape.',
      ],
      [
        'Will the photo get smaller?',
        'Its own pixels stay. The border is added outside, so the whole picture becomes larger.',
      ],
    ],
  },
  redact: {
    title: 'Blur or Hide Part of an Image – Gone for Good',
    meta: 'Black out text, number plates and faces, or blur them. What you hide is removed from the file, and nothing is uploaded.',
    why: 'Share a screenshot without the account number, a street without number plates, a class photo without faces. Drag over what nobody should see.',
    does: 'Covers rectangles of a picture with black, large blocks or a blur, and removes what was beneath them.',
    steps: [
      `Open the picture with '${browse}'. You can hide parts straight away.`,
      'Drag a box over each part. Choose black for text and numbers, blocks or a blur for faces.',
      `Press '${download}'. Camera details and the place where it was taken are removed too.`,
    ],
    facts: [
      [
        'Why black is safer than a blur',
        'Letters and digits under a blur or under blocks can often be read again, since few of them look like that. A black box leaves nothing to compare. For faces in a crowd a strong blur is usually enough.',
      ],
      [
        'What else gives things away',
        'Some phones keep the unedited photo in the file, or a small preview of it. Neither survives here. Check reflections, badges and the tabs of your browser as well.',
      ],
    ],
    faqs: [
      [
        'Can somebody remove the box?',
        'No. It is not a layer: the pixels beneath it are replaced before the file is written.',
      ],
      [
        'Does it find faces by itself?',
        'No. You mark them, so nothing is missed because a program did not recognise it.',
      ],
      ['Is the picture sent anywhere?', 'No. It stays in your browser, which matters most for pictures like these.'],
    ],
  },
  watermark: {
    title: 'Add a Watermark – Your Name or Logo on Photos',
    meta: 'Put text or a logo on your photos: choose the corner, the size and how strongly it shows. One photo or twenty, no upload.',
    why: 'Mark previews, products and drafts as yours. Type a name or choose a logo, pick one of nine places, and see it on the picture at once.',
    does: 'Places text or a transparent PNG or SVG on a picture, with a size relative to it.',
    steps: [
      `Choose a photo with '${browse}'. The settings of the watermark are open beside it.`,
      'Type your text or choose a logo, then a corner. Lower the opacity until it no longer disturbs.',
      `Press '${download}'. For more photos, choose several: the batch marks them all alike.`,
    ],
    facts: [
      [
        'Where a watermark works',
        'In a corner it is polite and easy to crop away. Across the middle, at a third of its strength, it protects a preview. The size follows the picture, so large and small photos look alike.',
      ],
      [
        'What a good logo file is',
        'A PNG or SVG with a transparent background, at least as wide as it will appear. White with a thin shadow can be read on most photos, black only on light ones.',
      ],
    ],
    faqs: [
      [
        'Can I mark twenty photos at once?',
        'Yes. Drop them together and open them in the batch: the watermark has the same place on all of them.',
      ],
      ['Does this site add a mark of its own?', 'Never. Only what you type or choose appears on your picture.'],
      [
        'Which fonts can I use?',
        'The usual one of your device. For a special font, save your text as an SVG or PNG and choose that.',
      ],
    ],
  },
  passport: {
    title: 'Passport Photo – 35 × 45 mm at 300 dpi',
    meta: 'Crop a portrait to 35 × 45 mm at 300 dpi, the size of most passports and visas: 413 × 531 pixels, ready to print or send.',
    why: 'Most countries ask for 35 × 45 mm. The frame already has that shape, and the file says 300 dpi, so printers and forms get the right size.',
    does: 'Crops a portrait to 413 × 531 pixels and states 300 dots per inch in the file.',
    steps: [
      `Take a portrait in front of a plain wall and open it with '${browse}'.`,
      'Move the frame so that the face, from chin to crown, takes 70 to 80% of its height.',
      `Press '${download}', and print it without scaling or send it to the form.`,
    ],
    facts: [
      [
        'Sizes by country',
        'Europe, India’s visas, Australia, Japan and the United Kingdom on paper: 35 × 45 mm. United States: 2 × 2 inches, which is under the common sizes. Canada: 50 × 70 mm. China: 33 × 48 mm. Check the form before you print.',
      ],
      [
        'What is checked',
        'A neutral face, open eyes, no glare on glasses, even light and a plain, bright background. This page crops and scales; it does not retouch, because authorities refuse edited faces.',
      ],
    ],
    faqs: [
      [
        'The form wants at most 50 KB. What now?',
        'Download the photo, then open it on the 50 KB page: it keeps these pixels and finds the best quality.',
      ],
      [
        'Can it replace the background?',
        'No. Stand half a metre in front of a white or light grey wall, and light it evenly.',
      ],
      [
        'How do I print several on one sheet?',
        'Order 15 × 10 cm prints from a photo shop’s passport service, or place the file several times in a document.',
      ],
    ],
  },
  gif: {
    title: 'GIF Maker – Turn Photos into an Animation',
    meta: 'Make an animated GIF of up to twenty pictures: put them in order, set how long each shows, save one file. No upload, no mark.',
    why: 'A before and after, a step by step guide, a burst of photos: each picture becomes a frame, in the order of the list.',
    does: 'Joins pictures into one animated GIF, or into a smaller animated WebP.',
    steps: [
      'The action and one animation for all pictures are already selected.',
      'Set how long each picture shows, and a smaller size if it is for a chat.',
      `Add the pictures with '${browse}', press '${processAll}', then '${download}'.`,
    ],
    facts: [
      [
        'How large a GIF gets',
        'Every frame has up to 256 colours and is stored almost whole. Ten photos of 480 pixels in width are one to two megabytes, and twice the width is four times that. An animated WebP of the same pictures is often a third.',
      ],
      [
        'How long each picture should show',
        'About 100 milliseconds for movement, 500 for steps, two seconds for something to read. Browsers play nothing faster than 20 milliseconds.',
      ],
    ],
    faqs: [
      ['Can I make a GIF of a video?', 'Not here: videos cannot be opened. Save some frames as pictures first.'],
      [
        'Why do photos look grainy in a GIF?',
        'Because 256 colours have to imitate millions, by mixing dots. Choose WebP to keep all of them.',
      ],
      ['Does it repeat forever?', 'Yes, as people expect from a GIF.'],
    ],
  },
  'remove-exif': {
    title: 'Remove EXIF Data From Photos – Every Pixel Kept',
    meta: 'Remove EXIF, XMP, IPTC and hidden thumbnails from JPG, PNG, WebP, HEIC and more. The picture itself is copied, and nothing is uploaded.',
    why: 'A photo carries its camera, its date, often a place and a serial number. Everything except the picture is already chosen to go: drop the file and save it.',
    does: 'Cuts metadata out of JPG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF and SVG files, one or hundreds.',
    steps: [
      `Drop one photo or many, or find them with '${browse}'. A sentence states what each of them reveals.`,
      'Leave everything chosen, or remove some groups only, such as the software, or names.',
      `Press '${download}'. The new file has been read again, and the number of remaining tags is next to the button.`,
    ],
    facts: [
      [
        'No new compression',
        'Most tools open the picture and save it again, which costs quality. Here the compressed picture data is copied byte by byte and only the blocks around it go, so a JPG looks exactly the same afterwards.',
      ],
      [
        'What stays, and why',
        'The orientation, the colour profile and the resolution stay, because the picture would look different without them. None of them identifies you.',
      ],
    ],
    faqs: [
      [
        'Do websites not remove EXIF anyway?',
        'Some do for what other visitors see, and still receive your original. Mail, clouds and most messengers that send files pass everything on.',
      ],
      [
        'Can I clean a whole folder?',
        'Yes. Drop it here: all cleaned photos come back as one ZIP, each with its own date.',
      ],
    ],
  },
  'view-exif': {
    title: 'EXIF Viewer – What Does Your Photo Reveal?',
    meta: 'See the EXIF, XMP and IPTC data of a photo: place, time, camera, lens, names, hidden previews. Search every tag. The photo stays on your device.',
    why: 'Find out what a photo says about you before you share it, or which settings it was taken with. The most important findings come first, in one sentence.',
    does: 'Lists every tag in JPG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL and SVG files with a readable value, and shows pictures hidden inside.',
    steps: [
      `Choose a photo with '${browse}' or drop it on the page.`,
      'Read the summary, then the groups: place, time, people, camera, software. The table below has all tags, with a search.',
      `Copy the coordinates or all tags as JSON. '${download}' saves a copy without them.`,
    ],
    facts: [
      [
        'More than EXIF',
        'Editing programs write XMP, press agencies IPTC, cameras their own maker notes, and phones add gain maps, depth maps or a second of video. All of these appear here, also Content Credentials and the prompts of image generators.',
      ],
      [
        'How exact a place is',
        'The page derives it from the digits of the coordinates, or from what the phone itself noted. Five metres is a front door, a hundred kilometres is a region.',
      ],
    ],
    faqs: [
      [
        'Why does my photo have no EXIF?',
        'Messengers, screenshots and many websites remove it. Ask the photographer for the original file instead of the one that was posted.',
      ],
      [
        'Is there a map?',
        'No: a map from elsewhere would learn the place. Copy the coordinates into a map that you trust.',
      ],
    ],
  },
  'remove-location': {
    title: 'Remove Location From a Photo – GPS and Place Names',
    meta: 'See where a photo says it was taken and remove only that: coordinates, city names and previews. Camera and date stay. Private, in your browser.',
    why: 'Phones write the coordinates of your home, school or workplace into each picture. Here only the place goes, and the date by which you sort your photos stays.',
    does: 'Removes GPS coordinates and place names from a photo, without touching a single pixel.',
    steps: [
      `Drop the photo here, or press '${browse}'. If it has a place, the first line states it.`,
      'The place is already chosen. You can add what identifies you, for example serial numbers and names.',
      `Press '${download}' for the same picture without its place.`,
    ],
    facts: [
      [
        'A place hides in several spots',
        'Besides GPS there are names of cities in IPTC and XMP, and the notes of some cameras. All of them go, and so do the small previews and videos inside the file, because they may show where you were.',
      ],
      [
        'Stop it at the source',
        'On an iPhone: Settings, Privacy, Location Services, Camera, Never. On Android it is a switch in the settings of the camera app. Photos that you already have keep their place until you remove it.',
      ],
    ],
    faqs: [
      [
        'Is the street still visible in the picture?',
        'Yes: a sign or a house stays in the pixels. Hide it with the page that blurs parts of an image.',
      ],
      ['Does it work for iPhone photos?', 'Yes, HEIC photos are cleaned as HEIC, with their full quality.'],
    ],
  },
  'change-date': {
    title: 'Change the Date of a Photo – One or a Whole Batch',
    meta: 'Correct the date when a photo was taken: set a new one, or shift hundreds from a camera with the wrong clock. Every pixel stays, nothing is uploaded.',
    why: 'A camera whose clock is an hour or a year off puts its photos in the wrong place in every album. Set the right date, or move all dates by the same time.',
    does: 'Writes the date into EXIF, XMP and IPTC, in one file or in hundreds, without touching a single pixel.',
    steps: [
      `Drop one photo or many, or find them with '${browse}'. The present date is shown.`,
      'Set a new date and time, or shift the present one by days, hours and minutes. Nothing else in the file goes.',
      `Press '${download}'. The new file has been read again, and its date is above the button.`,
    ],
    facts: [
      [
        'A camera with the wrong clock',
        'Drop all of its photos at once and shift them by the same time: an hour for summer time, several for another time zone, or days and minutes for a clock that was never set. The order of the photos stays.',
      ],
      [
        'Which date is it?',
        'A photo states when it was taken, digitised and last changed, and all of these dates are corrected together. The file has a date of its own, which album programs rarely use. In a ZIP, files can have the date of their photo.',
      ],
    ],
    faqs: [
      [
        'Does the photo lose quality?',
        'No. The compressed picture is copied byte by byte, and only the data beside it is written.',
      ],
      [
        'Can I add an author or a copyright?',
        'Yes. Author, copyright, caption, keywords and resolution are below the date.',
      ],
    ],
  },
};

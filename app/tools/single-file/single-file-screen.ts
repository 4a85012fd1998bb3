import { codeOf, isUnavailable, refusalSentence } from '#app/engine/error-words.ts';
import { acceptIncomplete, isAccepted } from '#app/engine/incomplete.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { Run, RunState } from '#app/engine/run-state.ts';
import type { soundness } from '#app/engine/soundness.ts';
import { createStore, type Source } from '#app/store.ts';
import type { LiveState } from '#app/tools/live/live-state.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { Failure } from '#app/upload/intake.ts';
import type { Progress } from '#engine';
import { incompleteWords } from '#words/errors.ts';
import { isAlike, isSame, look, lookEarly } from './look.ts';
import type { Entries, MarkedStep } from './step-entries.ts';

/** Why the last file was not opened. */
export interface Problem extends Failure {
  /** Opens it again, if a part of the site has not arrived. */
  again?: (() => void) | undefined;
  /** Goes on with what there is of a file that ends early. */
  goOn?: () => void;
}

/** `kept` is the previous picture, for a visitor who has returned to the first step. */
export type ScreenState<R, S> =
  | { step: 'upload'; problem?: Problem | undefined; kept?: File | undefined }
  | { step: 'opening'; name: string; kept?: File | undefined }
  | PictureState<R, S>;

interface PictureState<R, S> {
  step: 'picture';
  picture: OpenedPicture;
  /** The settings that the picture was opened with, before they were adapted to it. */
  opened: S;
  /** What the visitor has asked for. */
  job: RunState<R>;
  /** What is made in advance. */
  live: LiveState;
}

export const START = { step: 'upload' } as const;

/** What the screen of a tool for one picture needs of the page around it, as it is now. */
export interface Page<S, C> {
  settings: S;
  /** Loads the code of the next step. */
  loadCode(): Promise<C>;
  /** Called before a picture is shown, and again if its bytes state other facts than its header. */
  adapt(picture: OpenedPicture, api: Loaded['api'], code: C): void;
  /** Restores the page's own settings, and shows the top of the page. */
  clear(): void;
}

/** What it needs of the browser and the site. */
export interface Surroundings extends Entries {
  loadEngine(): Promise<Loaded>;
  fetchSample(signal: AbortSignal): Promise<File>;
  soundness: typeof soundness;
  /** Whether the picture came from another page, to which Back leads then. */
  wereBrought(): boolean;
}

/**
 * Where results are shown: next to the settings, in a step of their own, or in a step with an entry in the browser's history, to which
 * Forward returns.
 */
export type ResultPlace = 'beside' | 'step' | 'entry';

const QUEUED: Progress = { stage: 'queued', done: 0 };
const IDLE = { state: 'idle' } as const;

/** The screen of a tool for one picture without its page: what the visitor can do, and what follows from it. */
export class SingleFileScreen<R extends object, S, C> {
  readonly #page: Readonly<{ current: Page<S, C> }>;
  readonly #place: ResultPlace;
  readonly #around: Surroundings;
  readonly #state = createStore<ScreenState<R, S>>(START);
  readonly state: Source<ScreenState<R, S>> = this.#state;
  readonly #saved = new WeakSet<R>();
  #reading: AbortController | undefined;
  #running: AbortController | undefined;
  /** The last result that was closed, and what it belongs to. */
  #closed: { result: R; file: File; settings: S } | undefined;
  /** Whether the screen itself has left a result's entry, which the browser reports later. */
  #isLeaving = false;

  constructor(page: Readonly<{ current: Page<S, C> }>, place: ResultPlace, around: Surroundings) {
    this.#page = page;
    this.#place = place;
    this.#around = around;
  }

  /** The page is on the screen. Its entry may be that of a result, if the visitor returns from another page. */
  appear(): void {
    this.#leaveResult();
  }

  /** The page is left. */
  leave(): void {
    this.#reading?.abort();
    this.#running?.abort();
  }

  /** What is made in advance of the picture has changed. */
  showLive(live: LiveState): void {
    const state = this.#state.get();
    if (state.step === 'picture') this.#state.set({ ...state, live });
  }

  /** Opens a file, in the place of the current one. */
  open(file: File): void {
    void this.#open(file.name, async () => file);
  }

  /** Opens the site's sample picture. */
  openSample(): void {
    void this.#open('the sample picture', this.#around.fetchSample);
  }

  /** Returns to the first step, without its problem, and cancels what is in progress. */
  close(): void {
    this.#toUpload({ kept: this.#kept() });
  }

  /** Returns to an empty first step with the page's own settings. */
  startOver(): void {
    this.#toUpload({});
    this.#page.current.clear();
  }

  /**
   * Cancels what runs and starts another run.
   * @returns its result, or undefined if it failed or was cancelled; never rejects
   */
  async start(run: Run<R>, onFailure: (error: unknown) => void): Promise<R | undefined> {
    this.#running?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) this.#setJob({ state: 'running', progress });
    };
    onProgress(QUEUED);
    try {
      const result = await run({ signal, onProgress });
      signal.throwIfAborted();
      this.#show(result);
      return result;
    } catch (error) {
      // A cancelled run has already been removed from the screen.
      if (signal.aborted) return undefined;
      this.#setJob({ state: 'failed', error });
      this.#leaveResult();
      onFailure(error);
      return undefined;
    }
  }

  /** Cancels the run or closes its result: the settings are shown again. */
  reset(): void {
    this.#running?.abort();
    const state = this.#state.get();
    if (state.step !== 'picture') return;
    const { picture, job } = state;
    if (job.state === 'done')
      this.#closed = { result: job.result, file: picture.file, settings: this.#page.current.settings };
    this.#setJob(IDLE);
    this.#leaveResult();
  }

  /** The visitor has saved a result, or taken it along. */
  markSaved(result: R): void {
    this.#saved.add(result);
    const state = this.#state.get();
    if (state.step === 'picture' && state.job.state === 'done' && state.job.result === result)
      this.#setJob({ ...state.job, isSaved: true });
  }

  /** The visitor went to another entry of this page, by Back or Forward. */
  onEntry(step: 1 | MarkedStep): void {
    const state = this.#state.get();
    if (this.#isLeaving) {
      this.#isLeaving = false;
      // Meanwhile there may be another result.
      this.#enterResult();
    } else if (state.step !== 'picture') {
      if (step === 2 && state.kept) this.open(state.kept);
    } else if (step === 3) this.#showClosed(state);
    else this.#back(step, state);
  }

  #back(step: 1 | 2, { picture: { file }, job }: PictureState<R, S>): void {
    if (this.#place === 'beside' || job.state === 'idle') {
      if (step === 1) this.#toUpload({ kept: file });
      return;
    }
    // A run that has failed is shown with its settings.
    if (step === 1 || job.state !== 'failed') this.reset();
    if (step === 1) this.#around.enter(2);
  }

  #showClosed({ picture: { file }, job }: PictureState<R, S>): void {
    const closed = this.#closed;
    if (job.state !== 'done' && closed?.file === file && closed.settings === this.#page.current.settings)
      this.#show(closed.result);
  }

  async #open(name: string, source: (signal: AbortSignal) => Promise<File>): Promise<void> {
    this.#reading?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    this.#reading = controller;
    const before = this.#state.get();
    if (before.step === 'picture') this.reset();
    else this.#state.set({ step: 'opening', name, kept: before.kept });
    let file: File | undefined;
    // The file itself may have been shown by its header.
    const previous = before.step === 'picture' ? before.picture.file : before.kept;
    const refuse = (problem: Problem) =>
      this.#toUpload({ problem, kept: previous === problem.file ? undefined : previous });
    try {
      const [chosen, loaded, code] = await Promise.all([
        source(signal),
        this.#around.loadEngine(),
        this.#page.current.loadCode(),
      ]);
      signal.throwIfAborted();
      file = chosen;
      const sound = this.#around.soundness(file, loaded, signal);
      let shown: OpenedPicture | undefined;
      let opened = this.#page.current.settings;
      const show = (picture: OpenedPicture) => {
        if (signal.aborted || (shown && isSame(shown, picture))) return;
        // Settings that were made meanwhile stay, unless header or browser lack something that affects them.
        if (!shown || !isAlike(shown, picture)) {
          opened = this.#page.current.settings;
          this.#page.current.adapt(picture, loaded.api, code);
        }
        shown = picture;
        this.#toPicture(picture, opened);
      };
      const looked = look(chosen, loaded, signal);
      const early = await Promise.race([looked.then(nothing, nothing), lookEarly(chosen, loaded)]);
      if (early && (await sound.soon().then(() => true, nothing))) show(early);
      const picture = await looked;
      const { incomplete } = picture.probe;
      if (!incomplete || isAccepted(chosen)) {
        await sound.soon();
        show(picture);
        return await sound.verdict;
      }
      signal.throwIfAborted();
      const goOn = () => {
        acceptIncomplete(chosen);
        this.open(chosen);
      };
      refuse({ message: incompleteWords.question(incomplete.missing), file, code: 'incomplete', goOn });
    } catch (cause) {
      if (signal.aborted) return;
      const again = isUnavailable(cause) ? () => void this.#open(name, source) : undefined;
      refuse({ message: refusalSentence(cause), file, code: codeOf(cause), again });
    }
  }

  #toPicture(picture: OpenedPicture, opened: S): void {
    const before = this.#state.get();
    const isSameFile = before.step === 'picture' && before.picture.file === picture.file;
    if (!isSameFile) this.#running?.abort();
    const { job, live } = isSameFile ? before : { job: IDLE, live: IDLE };
    this.#state.set({ step: 'picture', picture, opened, job, live });
    // Immediately, because Back may be pressed in the next moment.
    if (before.step !== 'picture' && !this.#around.wereBrought() && this.#around.step() === 1) this.#around.enter(2);
  }

  #toUpload(rest: Omit<ScreenState<R, S> & { step: 'upload' }, 'step'>): void {
    this.leave();
    this.#state.set({ step: 'upload', ...rest });
    this.#leaveResult();
  }

  #kept(): File | undefined {
    const state = this.#state.get();
    return state.step === 'picture' ? state.picture.file : state.kept;
  }

  #show(result: R): void {
    this.#setJob({ state: 'done', result, isSaved: this.#saved.has(result) });
    this.#enterResult();
  }

  /** A picture from another page has no entries, because Back leads there. */
  #enterResult(): void {
    const state = this.#state.get();
    const isResult = state.step === 'picture' && state.job.state === 'done';
    if (isResult && this.#place === 'entry' && this.#around.step() === 2) this.#around.enter(3);
  }

  #leaveResult(): void {
    if (this.#around.step() !== 3) return;
    this.#isLeaving = true;
    this.#around.back();
  }

  #setJob(job: RunState<R>): void {
    const state = this.#state.get();
    if (state.step === 'picture') this.#state.set({ ...state, job });
  }
}

const nothing = () => undefined;

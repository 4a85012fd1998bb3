import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAccepted } from '#app/engine/incomplete.ts';
import type { Soundness } from '#app/engine/soundness.ts';
import { unavailable } from '#app/engine/unavailable.ts';
import type { LiveState } from '#app/tools/live/live-state.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import { type ResultPlace, SingleFileScreen } from './single-file-screen.ts';
import type { MarkedStep } from './step-entries.ts';

interface Made {
  name: string;
}
const file = (name: string) => new File(['x'], name);
const [photo, other] = [file('photo.jpg'), file('other.jpg')] as const;
const JPEG = { format: 'jpeg', width: 300, height: 200, frames: 1, alpha: false };
const soon = () => vi.advanceTimersByTimeAsync(0);
const never = () => new Promise<never>(() => {});

/** A page with a history of its own, and an engine that answers as the test decides. */
function makeScreen(place: ResultPlace = 'entry', entries: (1 | MarkedStep)[] = [1]) {
  const calls: string[] = [];
  let at = entries.length - 1;
  const engine = {
    probe: vi.fn(async (_: File): Promise<object> => JPEG),
    capabilities: async () => ({ writes: ['jpeg'], ignores: [] }),
  };
  const api = { earlyProbe: vi.fn(async (): Promise<object | undefined> => undefined), WRITABLE_IDS: ['jpeg'] };
  const page = {
    settings: 'first',
    loadCode: vi.fn(async () => 'code'),
    adapt: ({ file, probe }: OpenedPicture, _: unknown, code: string) =>
      void calls.push(`adapt ${file.name} ${probe.width} ${code}`),
    clear: () => void calls.push('clear'),
  };
  const go = (by: number) => {
    at += by;
    screen.onEntry(entries[at] ?? expect.unreachable('left the page'));
  };
  const around = {
    loadEngine: async () => ({ engine, api }) as never,
    fetchSample: async () => file('sample.jpg'),
    soundness: vi.fn((): Soundness => ({ verdict: Promise.resolve(), soon: async () => {} })),
    wereBrought: vi.fn(() => false),
    step: () => entries[at] ?? 1,
    enter: (step: MarkedStep) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, step);
      at += 1;
    },
    // As in a browser: the page hears of it later.
    back: () => void setTimeout(() => go(-1), 5),
  };
  const screen: SingleFileScreen<Made, string, string> = new SingleFileScreen({ current: page }, place, around);
  return {
    screen,
    page,
    around,
    engine,
    api,
    calls,
    go,
    state: () => screen.state.get(),
    job: () => {
      const state = screen.state.get();
      return state.step === 'picture' ? state.job : expect.unreachable(state.step);
    },
    history: () => ({ entries: [...entries], at }),
    open: async (opened = photo) => {
      screen.open(opened);
      await soon();
    },
  };
}

/** Runs that never end, with the signals that cancel them. */
function makeEndless() {
  const signals: AbortSignal[] = [];
  const run = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return never();
  };
  return { signals, run };
}

const result: Made = { name: 'result' };
const failing = { onFailure: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  failing.onFailure.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('opening a file', () => {
  it('shows its name, then the picture with the settings that it was opened with', async () => {
    const { screen, state, calls } = makeScreen();
    screen.open(photo);
    expect(state()).toEqual({ step: 'opening', name: 'photo.jpg' });
    await soon();
    expect(state()).toMatchObject({
      step: 'picture',
      picture: { file: photo },
      opened: 'first',
      job: { state: 'idle' },
    });
    expect(calls).toEqual(['adapt photo.jpg 300 code']);
  });

  it('opens the sample', async () => {
    const { screen, state } = makeScreen();
    screen.openSample();
    expect(state()).toMatchObject({ step: 'opening', name: 'the sample picture' });
    await soon();
    expect(state()).toMatchObject({ step: 'picture', picture: { file: { name: 'sample.jpg' } } });
  });

  it('shows only the last of two', async () => {
    const { screen, state, calls } = makeScreen();
    screen.open(photo);
    screen.open(other);
    await soon();
    expect(state()).toMatchObject({ step: 'picture', picture: { file: other } });
    expect(calls).toHaveLength(1);
  });

  it('is cancelled', async () => {
    const { screen, state } = makeScreen();
    screen.open(photo);
    screen.close();
    await soon();
    expect(state()).toEqual({ step: 'upload' });
  });

  it('shows the facts of the header while the engine is slow, and adapts again only to other facts', async () => {
    const { screen, engine, api, state, calls } = makeScreen();
    const probed = Promise.withResolvers<object>();
    engine.probe.mockReturnValueOnce(probed.promise);
    api.earlyProbe.mockResolvedValueOnce(JPEG);
    screen.open(photo);
    await vi.advanceTimersByTimeAsync(299);
    expect(state().step).toBe('opening');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ step: 'picture', picture: { probe: { width: 300 } } });
    probed.resolve({ ...JPEG, bytes: 5 });
    await soon();
    expect(state()).toMatchObject({ step: 'picture', picture: { probe: { bytes: 5 } }, opened: 'first' });
    expect(calls).toEqual(['adapt photo.jpg 300 code']);
  });

  it('keeps a run that began with the facts of the header, and adapts to what the bytes state otherwise', async () => {
    const { screen, engine, api, job, calls } = makeScreen();
    const probed = Promise.withResolvers<object>();
    engine.probe.mockReturnValueOnce(probed.promise);
    api.earlyProbe.mockResolvedValueOnce(JPEG);
    screen.open(photo);
    await vi.advanceTimersByTimeAsync(300);
    void screen.start(never, failing.onFailure);
    probed.resolve({ ...JPEG, width: 200 });
    await soon();
    expect(calls).toEqual(['adapt photo.jpg 300 code', 'adapt photo.jpg 200 code']);
    expect(job().state).toBe('running');
  });

  it('waits for the pixels of a picture that may be transparent', async () => {
    const { screen, engine, api, state } = makeScreen();
    engine.probe.mockReturnValueOnce(never());
    api.earlyProbe.mockResolvedValueOnce({ ...JPEG, alpha: true });
    screen.open(photo);
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().step).toBe('opening');
  });

  it('reports a file that cannot be read, until the next one', async () => {
    const { screen, engine, state, open } = makeScreen();
    engine.probe.mockRejectedValueOnce(new TypeError('broken'));
    await open();
    expect(state()).toMatchObject({ step: 'upload', problem: { message: 'broken', file: photo, again: undefined } });
    screen.close();
    expect(state()).toEqual({ step: 'upload' });
    await open();
    expect(state().step).toBe('picture');
  });

  it('opens it again where a part of the site has not arrived', async () => {
    const { page, state, open } = makeScreen();
    page.loadCode.mockRejectedValueOnce(unavailable('The tool', new TypeError('offline')));
    await open();
    const before = state();
    const again = before.step === 'upload' && before.problem?.again;
    if (!again) return expect.unreachable('nothing to press');
    again();
    await soon();
    expect(state()).toMatchObject({ step: 'picture', picture: { file: photo } });
  });

  it('refuses a damaged file, as soon as that is known', async () => {
    const damaged = Object.assign(new Error('PNG: zlib'), { name: 'ImageError', code: 'unreadable' });
    const refused = { step: 'upload', problem: { message: 'Failed to load image', file: photo, code: 'unreadable' } };
    const { around, calls, state, open } = makeScreen();
    const no = Promise.reject(damaged);
    around.soundness.mockReturnValueOnce({ verdict: no, soon: () => no });
    await open();
    expect(state()).toMatchObject(refused);
    expect(calls).toEqual([]);

    // The browser takes long, so the picture is shown before its verdict.
    const { promise, reject } = Promise.withResolvers<never>();
    around.soundness.mockReturnValueOnce({ verdict: promise, soon: async () => {} });
    await open();
    expect(state().step).toBe('picture');
    reject(damaged);
    await soon();
    expect(state()).toMatchObject({ ...refused, kept: undefined });
  });

  it('asks about a file that ends early, and goes on with what there is', async () => {
    const { engine, state, open } = makeScreen();
    const cut = file('cut.jpg');
    engine.probe.mockResolvedValue({ ...JPEG, incomplete: { missing: 0.25 } });
    await open(cut);
    const before = state();
    if (before.step !== 'upload') return expect.unreachable(before.step);
    expect(before.problem).toMatchObject({
      message: expect.stringContaining('last 25%'),
      file: cut,
      code: 'incomplete',
    });
    before.problem?.goOn?.();
    await soon();
    expect(isAccepted(cut)).toBe(true);
    expect(state()).toMatchObject({ step: 'picture', picture: { file: cut } });
  });
});

describe('a file in the place of an open one', () => {
  it('replaces it, and what was made of it', async () => {
    const { screen, state, job, open } = makeScreen();
    await open();
    await screen.start(async () => result, failing.onFailure);
    screen.open(other);
    expect(state()).toMatchObject({ step: 'picture', picture: { file: photo }, job: { state: 'idle' } });
    const { signals, run } = makeEndless();
    void screen.start(run, failing.onFailure);
    await soon();
    expect(state()).toMatchObject({ picture: { file: other } });
    expect(job().state).toBe('idle');
    expect(signals[0]?.aborted).toBe(true);
  });

  it('is named with the reason if it cannot be read', async () => {
    const { screen, engine, state, open } = makeScreen();
    await open();
    engine.probe.mockRejectedValueOnce(new TypeError('broken'));
    screen.open(other);
    await soon();
    expect(state()).toMatchObject({ step: 'upload', problem: { message: 'broken' } });
  });
});

describe('a run', () => {
  it('shows its progress, then its result, which is lost unless it is saved', async () => {
    const { screen, job, open } = makeScreen();
    await open();
    const done = Promise.withResolvers<Made>();
    const run = screen.start(({ onProgress }) => {
      onProgress({ stage: 'encoding', done: 0.5 });
      return done.promise;
    }, failing.onFailure);
    expect(job()).toEqual({ state: 'running', progress: { stage: 'encoding', done: 0.5 } });
    done.resolve(result);
    expect(await run).toBe(result);
    expect(job()).toEqual({ state: 'done', result, isSaved: false });
    screen.markSaved({ name: 'another' });
    expect(job()).toMatchObject({ isSaved: false });
    screen.markSaved(result);
    expect(job()).toMatchObject({ isSaved: true });
  });

  it('has a saved result if it was downloaded before', async () => {
    const { screen, job, open } = makeScreen();
    await open();
    screen.markSaved(result);
    expect(job().state).toBe('idle');
    await screen.start(async () => result, failing.onFailure);
    expect(job()).toMatchObject({ state: 'done', isSaved: true });
  });

  it('reports a failure, next to the settings', async () => {
    const { screen, job, open } = makeScreen();
    await open();
    const error = new Error('broken');
    expect(await screen.start(() => Promise.reject(error), failing.onFailure)).toBeUndefined();
    expect(job()).toEqual({ state: 'failed', error });
    expect(failing.onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('is cancelled without a report, and shows nothing that comes later', async () => {
    const { screen, job, open } = makeScreen();
    await open();
    const done = Promise.withResolvers<Made>();
    let progress: () => void = () => {};
    const run = screen.start(({ onProgress }) => {
      progress = () => onProgress({ stage: 'encoding', done: 1 });
      return done.promise;
    }, failing.onFailure);
    screen.reset();
    progress();
    expect(job().state).toBe('idle');
    done.resolve(result);
    expect(await run).toBeUndefined();
    expect(job().state).toBe('idle');
    expect(failing.onFailure).not.toHaveBeenCalled();
  });

  it('ends with another one, and when the page is left', async () => {
    const { screen, open } = makeScreen();
    await open();
    const { signals, run } = makeEndless();
    void screen.start(run, failing.onFailure);
    void screen.start(run, failing.onFailure);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    screen.leave();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('ends with the picture', async () => {
    const { screen, state, calls, open } = makeScreen();
    await open();
    const { signals, run } = makeEndless();
    void screen.start(run, failing.onFailure);
    screen.startOver();
    expect(signals[0]?.aborted).toBe(true);
    expect(state()).toEqual({ step: 'upload' });
    expect(calls.at(-1)).toBe('clear');
  });
});

describe('a result in advance', () => {
  const live: LiveState = { state: 'working' };

  it('belongs to the picture, and is shown beside its settings and during a run', async () => {
    const { screen, state, job, open } = makeScreen();
    await open();
    expect(state()).toMatchObject({ live: { state: 'idle' } });
    screen.showLive(live);
    expect(state()).toMatchObject({ job: { state: 'idle' }, live });
    void screen.start(never, failing.onFailure);
    expect(job().state).toBe('running');
    expect(state()).toMatchObject({ live });
  });

  it('does not exist without a picture', async () => {
    const { screen, state, open } = makeScreen();
    screen.showLive(live);
    expect(state()).toEqual({ step: 'upload' });
    await open();
    screen.showLive(live);
    screen.close();
    screen.showLive(live);
    expect(state()).toEqual({ step: 'upload', kept: photo });
  });

  it('is not that of another picture', async () => {
    const { screen, state, open } = makeScreen();
    await open();
    screen.showLive(live);
    await open(other);
    expect(state()).toMatchObject({ picture: { file: other }, live: { state: 'idle' } });
  });

  it('stays while the engine corrects the facts of the header', async () => {
    const { screen, engine, api, state } = makeScreen();
    const probed = Promise.withResolvers<object>();
    engine.probe.mockReturnValueOnce(probed.promise);
    api.earlyProbe.mockResolvedValueOnce(JPEG);
    screen.open(photo);
    await vi.advanceTimersByTimeAsync(300);
    screen.showLive(live);
    probed.resolve({ ...JPEG, bytes: 5 });
    await soon();
    expect(state()).toMatchObject({ picture: { probe: { bytes: 5 } }, live });
  });
});

describe('Back and Forward', () => {
  it('lead from the picture to the first step, which keeps the file, and back', async () => {
    const { go, state, history, open } = makeScreen();
    await open();
    expect(history()).toEqual({ entries: [1, 2], at: 1 });
    go(-1);
    expect(state()).toEqual({ step: 'upload', kept: photo });
    go(1);
    expect(state()).toEqual({ step: 'opening', name: 'photo.jpg', kept: photo });
    await soon();
    expect(state().step).toBe('picture');
    expect(history()).toEqual({ entries: [1, 2], at: 1 });
  });

  it('keep the file while another one is opened, cancelled or refused', async () => {
    const { screen, engine, go, state, open } = makeScreen();
    await open();
    go(-1);
    screen.open(other);
    screen.close();
    expect(state()).toEqual({ step: 'upload', kept: photo });
    engine.probe.mockRejectedValueOnce(new TypeError('broken'));
    await open(other);
    expect(state()).toMatchObject({ step: 'upload', kept: photo, problem: { message: 'broken' } });
  });

  it('lead nowhere after a new start', async () => {
    const { screen, go, state, open } = makeScreen();
    await open();
    screen.startOver();
    go(-1);
    go(1);
    expect(state()).toEqual({ step: 'upload' });
  });

  it('lead from a result to its settings and to the result again', async () => {
    const { screen, go, job, history, open } = makeScreen();
    await open();
    await screen.start(async () => result, failing.onFailure);
    expect(history()).toEqual({ entries: [1, 2, 3], at: 2 });
    go(-1);
    expect(job().state).toBe('idle');
    go(1);
    expect(job()).toMatchObject({ state: 'done', result });
  });

  it('show no result of other settings or another file', async () => {
    const { screen, page, go, job, open } = makeScreen();
    await open();
    await screen.start(async () => result, failing.onFailure);
    go(-1);
    page.settings = 'second';
    go(1);
    expect(job().state).toBe('idle');
    go(-1);
    page.settings = 'first';
    await open(other);
    go(1);
    expect(job().state).toBe('idle');
  });

  it('cancel a run and stay at its settings', async () => {
    const { screen, go, job, history, open } = makeScreen();
    await open();
    void screen.start(never, failing.onFailure);
    go(-1);
    expect(job().state).toBe('idle');
    expect(history()).toEqual({ entries: [1, 2], at: 1 });
    go(-1);
    expect(screen.state.get().step).toBe('upload');
  });

  it('cancel a run that was started from a result, whose failure leads back to the settings', async () => {
    const { screen, go, job, history, open } = makeScreen();
    await open();
    await screen.start(async () => result, failing.onFailure);
    void screen.start(never, failing.onFailure);
    go(-1);
    expect(job().state).toBe('idle');
    await screen.start(async () => result, failing.onFailure);
    await screen.start(() => Promise.reject(new Error('broken')), failing.onFailure);
    await vi.advanceTimersByTimeAsync(5);
    expect(job().state).toBe('failed');
    expect(history().at).toBe(1);
  });

  it('are in step with a result that is closed by a button, even if the next one is quick', async () => {
    const { screen, job, history, open } = makeScreen();
    await open();
    await screen.start(async () => result, failing.onFailure);
    screen.reset();
    await vi.advanceTimersByTimeAsync(5);
    expect(history()).toEqual({ entries: [1, 2, 3], at: 1 });
    await screen.start(async () => result, failing.onFailure);
    screen.reset();
    await screen.start(async () => result, failing.onFailure);
    await vi.advanceTimersByTimeAsync(5);
    expect(job().state).toBe('done');
    expect(history()).toEqual({ entries: [1, 2, 3], at: 2 });
  });

  it('lead off the page for a picture from another page', async () => {
    const { screen, around, history, open } = makeScreen();
    around.wereBrought.mockReturnValueOnce(true);
    await open();
    await screen.start(async () => result, failing.onFailure);
    expect(history()).toEqual({ entries: [1], at: 0 });
  });

  it('leave the entry of a result to which the visitor returns from another page', async () => {
    const { screen, state, history } = makeScreen('entry', [1, 2, 3]);
    screen.appear();
    await vi.advanceTimersByTimeAsync(5);
    expect(history().at).toBe(1);
    expect(state()).toEqual({ step: 'upload' });
  });

  it.each<[ResultPlace, string]>([
    ['step', 'picture'],
    ['beside', 'upload'],
  ])('lead from a result in the place "%s" to the %s', async (place, step) => {
    const { screen, go, state, history, open } = makeScreen(place);
    await open();
    await screen.start(async () => result, failing.onFailure);
    expect(history().entries).toEqual([1, 2]);
    go(-1);
    expect(state().step).toBe(step);
  });
});

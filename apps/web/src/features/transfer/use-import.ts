import { useQuery } from '@tanstack/react-query';
import type { Album } from '@thirteen/contract/catalogue.ts';
import type { LineMatch } from '@thirteen/domain/transfer/match-songs.ts';
import { LIST_LIMITS } from '@thirteen/domain/transfer/read-lines.ts';
import { useRef, useState } from 'react';
import { logFailure } from '#lib/log-failure.ts';
import type { GivenAccount } from './account/account-import.tsx';
import { findImport } from './account/kept-import.ts';
import { isZip, ZIP_LIMIT } from './account/read-zip.ts';
import { askWorker } from './ask-worker.ts';
import { importWords, problemText } from './import.words.ts';
import type { ImportProblem, ReadImport, ToUnderstand } from './understand.ts';

/** What was given to be brought in, and what was understood of it. */
export function useImport(albums: readonly Album[], username: string) {
  const [text, setText] = useState('');
  const [matches, setMatches] = useState<readonly LineMatch[]>();
  const [account, setAccount] = useState<GivenAccount>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const asked = useRef(0);
  const [isKeptSeen, setKeptSeen] = useState(false);
  const kept = useQuery({
    queryKey: ['kept-import', username],
    queryFn: async () => (await findImport(username)) ?? null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!isKeptSeen && kept.data !== undefined) {
    setKeptSeen(true);
    if (kept.data) setAccount(toGiven(kept.data));
  }

  async function read(given: ToUnderstand['given'] | (() => Promise<ToUnderstand['given'] | ImportProblem>)) {
    const turn = (asked.current += 1);
    setReading(true);
    setProblem(undefined);
    setMatches(undefined);
    try {
      const whole = typeof given === 'function' ? await given() : given;
      if (turn !== asked.current) return;
      if (typeof whole === 'object' && 'code' in whole) return setProblem(problemText(whole));
      if (typeof whole === 'string') setText(whole);
      const understood = await askWorker({ given: whole, albums });
      if (turn !== asked.current) return;
      if (understood.ok) show(understood.value);
      else setProblem(problemText(understood.problem));
    } catch (error) {
      logFailure('The list could not be read', error);
      if (turn === asked.current) setProblem(importWords.notRead);
    } finally {
      if (turn === asked.current) setReading(false);
    }
  }

  function show(found: ReadImport) {
    if (found.kind === 'account') {
      setText('');
      setAccount({ file: found.file, first: { kind: 'ready' } });
    } else setMatches(found.matches);
  }

  return {
    text,
    type: setText,
    matches,
    account,
    problem,
    isReading,
    read: () => void read(text),
    readFile: (file: File) => void read(() => openFile(file)),
    leaveAccount: () => setAccount(undefined),
  };
}

function toGiven({ file, names, isDone }: NonNullable<Awaited<ReturnType<typeof findImport>>>): GivenAccount {
  return {
    file,
    names,
    first: isDone ? { kind: 'done', problems: [], isUndone: false } : { kind: 'stopped', why: 'interrupted' },
  };
}

/** What a file holds: the bytes of a ZIP, the text of any other. One that is too large is not even opened. */
async function openFile(file: File): Promise<string | Uint8Array | ImportProblem> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (isZip(head))
    return file.size > ZIP_LIMIT ? { code: 'zip-too-large' } : new Uint8Array(await file.arrayBuffer());
  return file.size > LIST_LIMITS.bytes ? { code: 'too-many-bytes' } : file.text();
}

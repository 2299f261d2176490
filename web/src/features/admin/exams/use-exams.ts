import type { Exams } from '@lux/contracts/conversation/exam.ts';
import { useCallback, useEffect, useState } from 'react';
import { isOpen } from './exam-words.ts';
import { examsApi } from './exams-api.ts';

const LOOK_AGAIN_MS = 3_000;

/** All report cards; asked again while an exam is sat. */
export function useExams() {
  const [exams, setExams] = useState<Exams | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      setExams(await examsApi.list());
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  const isRunning = exams?.exams.some(isOpen) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, load]);
  return { exams, hasFailed, load };
}

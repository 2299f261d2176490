/* The page's own script, sent as it is: whether this browser gets the microphone, and hears. */
const LISTEN_MS = 6_000;
/** Louder than a quiet room. */
const HEARD_LEVEL = 0.04;

const button = document.querySelector('#check-button');
const level = document.querySelector('#level');
const verdict = document.querySelector('#verdict');

// iPads call themselves Macs, but have fingers.
if (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1) {
  document.querySelector('#ipad')?.setAttribute('open', '');
}

const failures = {
  NotAllowedError:
    'Das Mikrofon ist für diese Seite gesperrt. Erlauben Sie es in den Einstellungen des Browsers (neben der Adresse) und prüfen Sie noch einmal.',
  NotFoundError: 'Dieses Gerät hat kein Mikrofon, oder es ist ausgeschaltet.',
  NotReadableError:
    'Das Mikrofon ist gerade belegt. Schließen Sie andere Programme, die zuhören, und prüfen Sie noch einmal.',
};

function say(text, tone) {
  verdict.textContent = text;
  verdict.dataset.tone = tone;
}

async function listen() {
  // Woken while the press lasts, and not waited for: a loudspeaker that does not start would hold it for ever.
  const context = new AudioContext();
  void context.resume().catch(() => {});
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    void context.resume().catch(() => {});
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const endsAt = performance.now() + LISTEN_MS;
    while (performance.now() < endsAt) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      analyser.getFloatTimeDomainData(samples);
      const loudness = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      level.value = Math.min(1, loudness * 3);
      if (loudness > HEARD_LEVEL) return true;
    }
    return false;
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
    void context.close().catch(() => {});
  }
}

button.addEventListener('click', async () => {
  if (!window.isSecureContext || !navigator.mediaDevices) {
    const { luxUrl } = document.body.dataset;
    if (!luxUrl) return say('Ohne HTTPS geben Browser das Mikrofon nicht her.', 'bad');
    // Where the server is trusted, the check goes on there; else the browser warns.
    location.href = `${luxUrl}/einrichten#pruefen`;
    return;
  }
  button.disabled = true;
  say('Ich höre zu. Bitte sagen Sie etwas.', '');
  try {
    const isHeard = await listen();
    if (isHeard) {
      say('Das Mikrofon geht.', 'good');
      // The first steps in the dashboard show it; the check itself needs nobody to know.
      void fetch('/api/setup/microphone-checks', { method: 'POST' }).catch(() => {});
    } else
      say(
        'Das Mikrofon ist erlaubt, aber es kommt kein Ton. Ist es zugedeckt oder leise gestellt?',
        'bad',
      );
  } catch (error) {
    say(
      failures[error.name] ?? 'Das Mikrofon ließ sich nicht öffnen. Bitte prüfen Sie noch einmal.',
      'bad',
    );
  } finally {
    button.disabled = false;
    level.value = 0;
  }
});

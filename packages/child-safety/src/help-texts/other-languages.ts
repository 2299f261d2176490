import type { Language } from '../language.ts';
import type { HelpKind } from './help-kinds.ts';

/** What LUX can say in a language: help by kind of danger (`pictures` in `blackmail-abroad.ts`), and a kind no. */
export type HelpTexts = Record<Exclude<HelpKind, 'pictures'> | 'refused', string>;

/** With the numbers that work in Germany; the words to say there are German. */
export const otherLanguages: Record<Exclude<Language, 'de'>, HelpTexts> = {
  tr: {
    sadness:
      'Lütfen hemen güvendiğin bir yetişkinle konuş, mesela öğretmeninle. Yalnız kalma. 116 111 numarasını ücretsiz arayabilirsin. Tehlikedeysen 112’yi ara. Bunu söylemen çok iyi oldu.',
    home: 'Güvendiğin bir yetişkine anlat, mesela öğretmenine. Şu an tehlikedeysen 110 veya 112’yi ara. 116 111 de seni ücretsiz dinler. Kimsenin sana zarar vermeye hakkı yok. Suç sende değil.',
    friends:
      'Bunu bugün güvendiğin bir yetişkine anlat, mesela öğretmenine. Bu ispiyonculuk değil. 116 111 numarası ücretsiz yardım eder. Tehlike varsa 112’yi ara.',
    outside:
      'Kimseyle gitme, bir dükkâna veya başka insanların yanına git. Orada şöyle de: „Ich brauche Hilfe.“ 110 veya 112’yi ücretsiz arayabilirsin.',
    emergency:
      'Hemen 112’yi ara ve bir yetişkin çağır. Nerede olduğunu söyle. Yangın varsa hemen dışarı çık. Telefonu onlar söyleyene kadar kapatma.',
    refused:
      'Bunun hakkında konuşmak istemiyorum. Bana başka bir şey sor, mesela hayvanlar hakkında.',
  },
  ar: {
    sadness:
      'تحدّث الآن مع شخص بالغ تثق به، مثلاً معلمتك. لا تبقَ وحدك. يمكنك الاتصال مجاناً بالرقم 116 111. إذا كنت في خطر فاتصل بـ 112. أحسنت لأنك أخبرتني.',
    home: 'أخبر شخصاً بالغاً تثق به، مثلاً معلمتك. إذا كان هناك خطر الآن فاتصل بـ 110 أو 112. الرقم 116 111 يستمع إليك مجاناً. لا يحق لأحد أن يؤذيك، والذنب ليس ذنبك.',
    friends:
      'أخبر اليوم شخصاً بالغاً تثق به، مثلاً معلمتك. هذه ليست وشاية. الرقم 116 111 يساعدك مجاناً. في حالة الخطر اتصل بـ 112.',
    outside:
      'لا تذهب مع أحد، وادخل إلى متجر أو اذهب إلى ناس آخرين. قل هناك: „Ich brauche Hilfe.“ يمكنك الاتصال مجاناً بـ 110 أو 112.',
    emergency:
      'اتصل الآن بـ 112 ونادِ شخصاً بالغاً. قل أين أنت وماذا حدث. إذا كان هناك حريق فاخرج فوراً. لا تغلق الهاتف حتى يقولوا لك.',
    refused: 'لا أتحدث عن هذا. اسألني عن شيء آخر، مثلاً عن الحيوانات.',
  },
  uk: {
    sadness:
      'Поговори зараз із дорослим, якому довіряєш, наприклад з учителькою. Не залишайся на самоті. Можна безкоштовно зателефонувати 116 111. Якщо є небезпека, дзвони 112. Добре, що ти це кажеш.',
    home: 'Розкажи дорослому, якому довіряєш, наприклад учительці. Якщо зараз небезпечно, дзвони 110 або 112. За номером 116 111 тебе вислухають безкоштовно. Ніхто не має права тебе кривдити. Твоєї вини немає.',
    friends:
      'Розкажи про це сьогодні дорослому, якому довіряєш, наприклад учительці. Це не ябедництво. Номер 116 111 допоможе безкоштовно. Якщо є небезпека, дзвони 112.',
    outside:
      'Ні з ким не йди, зайди в магазин або підійди до людей. Скажи там: „Ich brauche Hilfe.“ Можна безкоштовно подзвонити 110 або 112.',
    emergency:
      'Дзвони зараз 112 і поклич дорослого. Скажи, де ти і що сталося. Якщо горить, одразу вийди надвір. Не клади слухавку, поки не скажуть.',
    refused: 'Про це я не розмовляю. Запитай мене про щось інше, наприклад про тварин.',
  },
  ru: {
    sadness:
      'Поговори сейчас со взрослым, которому доверяешь, например с учительницей. Не оставайся один или одна. Можно бесплатно позвонить 116 111. Если есть опасность, звони 112. Хорошо, что ты это говоришь.',
    home: 'Расскажи взрослому, которому доверяешь, например учительнице. Если сейчас опасно, звони 110 или 112. По номеру 116 111 тебя выслушают бесплатно. Никто не имеет права тебя обижать. Твоей вины нет.',
    friends:
      'Расскажи об этом сегодня взрослому, которому доверяешь, например учительнице. Это не ябедничество. Номер 116 111 поможет бесплатно. Если есть опасность, звони 112.',
    outside:
      'Ни с кем не уходи, зайди в магазин или подойди к людям. Скажи там: „Ich brauche Hilfe.“ Можно бесплатно позвонить 110 или 112.',
    emergency:
      'Звони сейчас 112 и позови взрослого. Скажи, где ты и что случилось. Если горит, сразу выйди на улицу. Не клади трубку, пока не скажут.',
    refused: 'Об этом я не разговариваю. Спроси меня о чём-нибудь другом, например о животных.',
  },
  pl: {
    sadness:
      'Porozmawiaj teraz z dorosłym, któremu ufasz, na przykład z nauczycielką. Nie zostawaj sam ani sama. Możesz bezpłatnie zadzwonić pod 116 111. W razie niebezpieczeństwa dzwoń pod 112. Dobrze, że to mówisz.',
    home: 'Opowiedz o tym dorosłemu, któremu ufasz, na przykład nauczycielce. Jeśli teraz jest niebezpiecznie, dzwoń pod 110 lub 112. Pod 116 111 ktoś cię wysłucha za darmo. Nikomu nie wolno cię krzywdzić. To nie twoja wina.',
    friends:
      'Powiedz o tym dziś dorosłemu, któremu ufasz, na przykład nauczycielce. To nie jest skarżenie. Numer 116 111 pomaga za darmo. W razie niebezpieczeństwa dzwoń pod 112.',
    outside:
      'Nie idź z nikim, wejdź do sklepu albo podejdź do ludzi. Powiedz tam: „Ich brauche Hilfe.“ Możesz za darmo zadzwonić pod 110 lub 112.',
    emergency:
      'Zadzwoń teraz pod 112 i zawołaj dorosłego. Powiedz, gdzie jesteś i co się stało. Jeśli się pali, od razu wyjdź na zewnątrz. Nie rozłączaj się, dopóki ci nie powiedzą.',
    refused: 'O tym nie rozmawiam. Zapytaj mnie o coś innego, na przykład o zwierzęta.',
  },
  ro: {
    sadness:
      'Vorbește acum cu un adult în care ai încredere, de exemplu cu învățătoarea. Nu rămâne singur sau singură. Poți suna gratuit la 116 111. Dacă ești în pericol, sună la 112. E bine că spui asta.',
    home: 'Spune-i unui adult în care ai încredere, de exemplu învățătoarei. Dacă e pericol acum, sună la 110 sau 112. La 116 111 te ascultă cineva gratuit. Nimeni nu are voie să te rănească. Nu e vina ta.',
    friends:
      'Spune-i azi unui adult în care ai încredere, de exemplu învățătoarei. Asta nu înseamnă să pârăști. Numărul 116 111 te ajută gratuit. Dacă ești în pericol, sună la 112.',
    outside:
      'Nu pleca cu nimeni, intră într-un magazin sau mergi la alți oameni. Spune acolo: „Ich brauche Hilfe.“ Poți suna gratuit la 110 sau 112.',
    emergency:
      'Sună acum la 112 și cheamă un adult. Spune unde ești și ce s-a întâmplat. Dacă e un incendiu, ieși imediat afară. Nu închide până nu îți spun ei.',
    refused: 'Despre asta nu vorbesc. Întreabă-mă altceva, de exemplu despre animale.',
  },
  sq: {
    sadness:
      'Fol tani me një të rritur që i beson, për shembull me mësuesen. Mos rri vetëm. Mund të telefonosh falas 116 111. Nëse je në rrezik, telefono 112. Mirë që ma tregove.',
    home: 'Tregoja një të rrituri që i beson, për shembull mësueses. Nëse tani ka rrezik, telefono 110 ose 112. Në 116 111 dikush të dëgjon falas. Askush nuk ka të drejtë të të lëndojë. Nuk është faji yt.',
    friends:
      'Tregoja sot një të rrituri që i beson, për shembull mësueses. Kjo nuk është spiunim. Numri 116 111 ndihmon falas. Nëse je në rrezik, telefono 112.',
    outside:
      'Mos shko me askënd, hyr në një dyqan ose shko te njerëz të tjerë. Thuaj aty: „Ich brauche Hilfe.“ Mund të telefonosh falas 110 ose 112.',
    emergency:
      'Telefono tani 112 dhe thirr një të rritur. Thuaj ku je dhe çfarë ka ndodhur. Nëse ka zjarr, dil menjëherë jashtë. Mos e mbyll telefonin derisa të të thonë.',
    refused: 'Për këtë nuk flas. Më pyet diçka tjetër, për shembull për kafshët.',
  },
  ku: {
    sadness:
      'Niha bi mezinekî ku tu pê bawer î re biaxive, mînak bi mamosteya xwe re. Bi tenê nemîne. Tu dikarî belaş li 116 111 bigerî. Heke xeter hebe, li 112 bigere. Baş e ku te ev got.',
    home: 'Ji mezinekî ku tu pê bawer î re bêje, mînak ji mamosteya xwe re. Heke niha xeter hebe, li 110 an 112 bigere. Li 116 111 kesek belaş li te guhdarî dike. Mafê kesî tune ku te biêşîne. Ne sûcê te ye.',
    friends:
      'Îro ji mezinekî ku tu pê bawer î re bêje, mînak ji mamosteya xwe re. Ev ne gilî ye. Hejmara 116 111 belaş alîkarî dike. Di xeterê de li 112 bigere.',
    outside:
      'Bi kesî re neçe, here dikanekê an cem mirovên din. Li wir bêje: „Ich brauche Hilfe.“ Tu dikarî belaş li 110 an 112 bigerî.',
    emergency:
      'Niha li 112 bigere û gazî mezinekî bike. Bêje tu li ku yî û çi bûye. Heke agir hebe, tavilê derkeve derve. Heta ew nebêjin telefonê negire.',
    refused: 'Ez li ser vê naaxivim. Tiştekî din bipirse, mînak li ser heywanan.',
  },
  fa: {
    sadness:
      'همین حالا با یک بزرگ‌تر که به او اعتماد داری حرف بزن، مثلاً با معلمت. تنها نمان. می‌توانی رایگان به 116 111 زنگ بزنی. اگر در خطر هستی به 112 زنگ بزن. خوب شد که گفتی.',
    home: 'به یک بزرگ‌تر که به او اعتماد داری بگو، مثلاً به معلمت. اگر الان خطر هست به 110 یا 112 زنگ بزن. شماره 116 111 رایگان به تو گوش می‌دهد. هیچ‌کس حق ندارد به تو آسیب بزند. تقصیر تو نیست.',
    friends:
      'امروز به یک بزرگ‌تر که به او اعتماد داری بگو، مثلاً به معلمت. این خبرچینی نیست. شماره 116 111 رایگان کمک می‌کند. اگر خطر هست به 112 زنگ بزن.',
    outside:
      'با هیچ‌کس نرو، به یک مغازه یا پیش آدم‌های دیگر برو. آنجا بگو: „Ich brauche Hilfe.“ می‌توانی رایگان به 110 یا 112 زنگ بزنی.',
    emergency:
      'همین حالا به 112 زنگ بزن و یک بزرگ‌تر را صدا کن. بگو کجا هستی و چه شده. اگر آتش‌سوزی است فوراً برو بیرون. تا نگفته‌اند تلفن را قطع نکن.',
    refused: 'درباره این حرف نمی‌زنم. چیز دیگری بپرس، مثلاً درباره حیوان‌ها.',
  },
  en: {
    sadness:
      'Please talk to an adult you trust now, for example your teacher. Do not stay alone. You can call 116 111 for free. If you are in danger, call 112. It is good that you told me.',
    home: 'Please tell an adult you trust, for example your teacher. If it is dangerous right now, call 110 or 112. At 116 111 somebody listens to you for free. Nobody is allowed to hurt you. It is not your fault.',
    friends:
      'Please tell an adult you trust today, for example your teacher. That is not telling tales. You can call 116 111 for free. If you are in danger, call 112.',
    outside:
      'Do not go with anybody, and go into a shop or to other people. Say there: “Ich brauche Hilfe.” You can call 110 or 112 for free.',
    emergency:
      'Call 112 now, and shout for an adult. Say where you are and what happened. If there is a fire, go outside at once. Do not hang up until they say so.',
    refused: 'I do not talk about that. Ask me something else, for example about animals.',
  },
  fr: {
    sadness:
      'Parle maintenant à un adulte en qui tu as confiance, par exemple ta maîtresse. Ne reste pas tout seul ou toute seule. Tu peux appeler gratuitement le 116 111. Si tu es en danger, appelle le 112. C’est bien de me le dire.',
    home: 'Dis-le à un adulte en qui tu as confiance, par exemple ta maîtresse. S’il y a du danger maintenant, appelle le 110 ou le 112. Au 116 111, quelqu’un t’écoute gratuitement. Personne n’a le droit de te faire du mal. Ce n’est pas ta faute.',
    friends:
      'Dis-le aujourd’hui à un adulte en qui tu as confiance, par exemple ta maîtresse. Ce n’est pas rapporter. Le 116 111 aide gratuitement. Si tu es en danger, appelle le 112.',
    outside:
      'Ne pars avec personne, entre dans un magasin ou va vers d’autres gens. Dis là-bas : « Ich brauche Hilfe. » Tu peux appeler gratuitement le 110 ou le 112.',
    emergency:
      'Appelle le 112 maintenant et crie pour qu’un adulte vienne. Dis où tu es et ce qui s’est passé. S’il y a le feu, sors tout de suite. Ne raccroche pas avant qu’on te le dise.',
    refused:
      'Je ne parle pas de cela. Demande-moi autre chose, par exemple quelque chose sur les animaux.',
  },
  es: {
    sadness:
      'Habla ahora con un adulto en quien confíes, por ejemplo con tu maestra. No te quedes a solas. Puedes llamar gratis al 116 111. Si estás en peligro, llama al 112. Has hecho bien en decirlo.',
    home: 'Cuéntaselo a un adulto en quien confíes, por ejemplo a tu maestra. Si hay peligro ahora, llama al 110 o al 112. En el 116 111 te escuchan gratis. Nadie tiene derecho a hacerte daño. No es culpa tuya.',
    friends:
      'Cuéntaselo hoy a un adulto en quien confíes, por ejemplo a tu maestra. Eso no es chivarse. El 116 111 ayuda gratis. Si estás en peligro, llama al 112.',
    outside:
      'No te vayas con nadie, entra en una tienda o acércate a otra gente. Di allí: “Ich brauche Hilfe.” Puedes llamar gratis al 110 o al 112.',
    emergency:
      'Llama ahora al 112 y grita para que venga un adulto. Di dónde estás y qué ha pasado. Si hay fuego, sal enseguida. No cuelgues hasta que te lo digan.',
    refused: 'De eso no hablo. Pregúntame otra cosa, por ejemplo sobre animales.',
  },
  it: {
    sadness:
      'Parla subito con un adulto di cui ti fidi, per esempio con la maestra. Non restare da solo o da sola. Puoi chiamare gratis il 116 111. Se sei in pericolo, chiama il 112. Hai fatto bene a dirlo.',
    home: 'Dillo a un adulto di cui ti fidi, per esempio alla maestra. Se adesso c’è pericolo, chiama il 110 o il 112. Al 116 111 qualcuno ti ascolta gratis. Nessuno ha il diritto di farti del male. Non è colpa tua.',
    friends:
      'Dillo oggi a un adulto di cui ti fidi, per esempio alla maestra. Non è fare la spia. Il 116 111 aiuta gratis. Se sei in pericolo, chiama il 112.',
    outside:
      'Non andare con nessuno, entra in un negozio o vai da altre persone. Di’ lì: “Ich brauche Hilfe.” Puoi chiamare gratis il 110 o il 112.',
    emergency:
      'Chiama subito il 112 e chiama forte un adulto. Di’ dove sei e che cosa è successo. Se c’è un incendio, esci subito. Non riattaccare finché non te lo dicono.',
    refused: 'Di questo non parlo. Chiedimi qualcos’altro, per esempio sugli animali.',
  },
  sr: {
    sadness:
      'Pričaj odmah sa odraslom osobom kojoj veruješ, na primer sa učiteljicom. Nemoj da ostaneš sam ili sama. Možeš besplatno da pozoveš 116 111. Ako ima opasnosti, zovi 112. Dobro je što to kažeš.',
    home: 'Reci odrasloj osobi kojoj veruješ, na primer učiteljici. Ako je sada opasno, zovi 110 ili 112. Na 116 111 te neko besplatno sluša. Niko ne sme da te povredi. Nije tvoja krivica.',
    friends:
      'Reci to danas odrasloj osobi kojoj veruješ, na primer učiteljici. To nije tužakanje. Broj 116 111 pomaže besplatno. Ako si u opasnosti, zovi 112.',
    outside:
      'Ne idi ni sa kim, uđi u prodavnicu ili priđi drugim ljudima. Reci tamo: „Ich brauche Hilfe.“ Možeš besplatno da zoveš 110 ili 112.',
    emergency:
      'Zovi odmah 112 i pozovi odraslu osobu. Reci gde si i šta se desilo. Ako gori, odmah izađi napolje. Ne prekidaj vezu dok ti ne kažu.',
    refused: 'O tome ne pričam. Pitaj me nešto drugo, na primer o životinjama.',
  },
};

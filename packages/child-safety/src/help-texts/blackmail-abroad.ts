import type { Language } from '../language.ts';

/** To a child that is threatened with pictures of itself, as `germanHelp.blackmail` says it. */
export const blackmailAbroad: Record<Exclude<Language, 'de'>, string> = {
  tr: 'Suç sende değil, fotoğraf göndermiş olsan bile. Bunu hemen güvendiğin bir yetişkine göster, mesela öğretmenine. Artık hiçbir şey gönderme, para ödeme, hiçbir şeyi silme. 116 111 ücretsiz yardım eder. Tehlikedeysen 110 veya 112’yi ara.',
  ar: 'الذنب ليس ذنبك، حتى لو أرسلت صوراً. أطلع عليها الآن شخصاً بالغاً تثق به، مثلاً معلمتك. لا ترسل شيئاً بعد الآن، ولا تدفع، ولا تحذف شيئاً. الرقم 116 111 يساعدك مجاناً. إذا كنت في خطر فاتصل بـ 110 أو 112.',
  uk: 'Твоєї вини немає, навіть якщо фото надіслано. Покажи це зараз дорослому, якому довіряєш, наприклад учительці. Більше нічого не надсилай, не плати й нічого не видаляй. За номером 116 111 допоможуть безкоштовно. У небезпеці дзвони 110 або 112.',
  ru: 'Твоей вины нет, даже если фото отправлены. Покажи это сейчас взрослому, которому доверяешь, например учительнице. Больше ничего не отправляй, не плати и ничего не удаляй. По номеру 116 111 помогут бесплатно. В опасности звони 110 или 112.',
  pl: 'To nie twoja wina, nawet jeśli wysłałeś lub wysłałaś zdjęcia. Pokaż to od razu dorosłemu, któremu ufasz, na przykład nauczycielce. Nic więcej nie wysyłaj, nie płać i niczego nie usuwaj. Pod 116 111 pomogą ci za darmo. W razie niebezpieczeństwa dzwoń pod 110 lub 112.',
  ro: 'Nu e vina ta, chiar dacă ai trimis poze. Arată asta acum unui adult în care ai încredere, de exemplu învățătoarei. Nu mai trimite nimic, nu plăti și nu șterge nimic. La 116 111 ești ajutat gratuit. Dacă ești în pericol, sună la 110 sau 112.',
  sq: 'Nuk është faji yt, edhe nëse ke dërguar foto. Tregoja tani një të rrituri që i beson, për shembull mësueses. Mos dërgo më asgjë, mos paguaj dhe mos fshi asgjë. Në 116 111 të ndihmojnë falas. Nëse je në rrezik, telefono 110 ose 112.',
  ku: 'Ne sûcê te ye, heke te wêne şandibin jî. Niha nîşanî mezinekî ku tu pê bawer î bide, mînak mamosteya xwe. Êdî tiştekî neşîne, pere nede û tiştekî jê nebe. 116 111 belaş alîkariya te dike. Di xeterê de li 110 an 112 bigere.',
  fa: 'تقصیر تو نیست، حتی اگر عکس فرستاده‌ای. همین حالا آن را به یک بزرگ‌تر که به او اعتماد داری نشان بده، مثلاً به معلمت. دیگر چیزی نفرست، پول نده و چیزی را پاک نکن. شماره 116 111 رایگان کمک می‌کند. در خطر به 110 یا 112 زنگ بزن.',
  en: 'It is not your fault, even if you sent pictures. Show it right now to an adult you trust, for example your teacher. Send nothing more, pay nothing, and delete nothing. 116 111 helps you for free. If you are in danger, call 110 or 112.',
  fr: 'Ce n’est pas ta faute, même si tu as envoyé des photos. Montre-le tout de suite à un adulte en qui tu as confiance, par exemple ta maîtresse. N’envoie plus rien, ne paie rien et n’efface rien. Le 116 111 t’aide gratuitement. Si tu es en danger, appelle le 110 ou le 112.',
  es: 'No es culpa tuya, aunque hayas enviado fotos. Enséñaselo ahora a un adulto en quien confíes, por ejemplo a tu maestra. No envíes nada más, no pagues y no borres nada. En el 116 111 te ayudan gratis. Si estás en peligro, llama al 110 o al 112.',
  it: 'Non è colpa tua, anche se hai mandato delle foto. Fallo vedere subito a un adulto di cui ti fidi, per esempio alla maestra. Non mandare più niente, non pagare e non cancellare niente. Il 116 111 ti aiuta gratis. Se sei in pericolo, chiama il 110 o il 112.',
  sr: 'Nije tvoja krivica, čak i ako si poslao ili poslala slike. Pokaži to odmah odrasloj osobi kojoj veruješ, na primer učiteljici. Ne šalji više ništa, ne plaćaj i ništa ne briši. Na 116 111 ti besplatno pomažu. Ako si u opasnosti, zovi 110 ili 112.',
};

/** Towns, villages and quarters of German-speaking countries, those of several words by each of them. */
const towns = new Set(
  `
Aalen Aarau Accra Achern Ahaus Ahlen Ahrensburg Aichach Albstadt Aleppo Alfeld Alsfeld
Altenburg Altenkirchen Altona Altwarmbüchen Altötting Alzey Amberg Andernach Angermünde
Ankara Anklam Annaberg Ansbach Apolda Arnsberg Arnstadt Aschaffenburg Aschersleben Asmara
Attendorn Aue Aurich Backnang Bentheim Cannstatt Kissingen Kreuznach Nauheim Tölz Baden
Balingen Barmstedt Barsinghausen Bautzen Bayreuth Beckum Beeskow Belgrad Bensheim
Bergedorf Bergen Rügen Bergisch Gladbach Bergkamen Bergneustadt Bernau Bernburg Bestensee
Biberach Biel Bielefeld Bingen Bitburg Bitterfeld Blaubeuren Bleckede Bludenz Bocholt
Boizenburg Bookholzberg Boppard Borken Bornheim Bottrop Bramsche Braunschweig Bredstedt
Bregenz Bremerhaven Breslau Bretten Brilon Bruchsal Bruck Buchholz Burg Burgdorf Buxtehude
Böblingen Büdingen Bühl Bünde Calau Calw Castrop Rauxel Celle Cham Charkiw Chemnitz
Chorweiler Chur Clausthal Cloppenburg Cluj Coburg Cochem Coesfeld Connewitz Coswig
Crailsheim Cuxhaven Dachau Damaskus Dannenberg Darmstadt Datteln Daun Davos Deggendorf
Delbrück Delmenhorst Demmin Dessau Detmold Dieburg Diepholz Dillenburg Dillingen
Dingolfing Dinkelsbühl Dinkelscherben Dinslaken Diyarbakır Doberlug Donaueschingen
Donauwörth Dorfen Dornbirn Dorsten Duderstadt Döbeln Dübendorf Dülmen Düren Ebersbach
Eberswalde Eckernförde Ehingen Ehrenfeld Eichstätt Eisenstadt Eisleben Ellwangen Elmshorn
Elsdorf Elsterwerda Eltville Emden Emmendingen Emmerich Emstek Erbach Erbil Erding Erfurt
Erkelenz Erlangen Eschwege Eschweiler Espelkamp Essen Esslingen Euskirchen Eutin Falkensee
Favoriten Feldberg Feldkirch Finsterwalde Flensburg Floridsdorf Flöha Forchheim
Frankenthal Frankfurt Frauenfeld Freising Freital Friedberg Friedrichshafen Friesoythe
Fulda Fürstenwalde Fürth Füssen Gaggenau Ganderkesee Garbsen Gardelegen Garmisch
Geesthacht Geldern Gelnhausen Gemünden Gera Germersheim Gescher Gevelsberg Giesing Gießen
Gifhorn Gladbeck Glauchau Glückstadt Goch Goslar Gostenhof Gotha Gransee Graz Greifswald
Greiz Greven Grevesmühlen Grimma Gronau Gerau Großenhain Gröpelingen Grünau Guben
Gummersbach Göppingen Görlitz Göttingen Günzburg Güstrow Gütersloh Hagen Hagenow
Halberstadt Haldensleben Hallein Haltern Hameln Hanau Hanoi Haren Haselünne Haßfurt Hatten
Hattingen Heide Heidenau Heidenheim Heilbronn Heiligenhafen Heinsberg Helmstedt Hemer
Hennef Heppenheim Herat Herborn Herford Herne Herzberg Herzlake Herzogenaurach Hilden
Hildesheim Hintertupfing Hinterzarten Hitzacker Hof Hofgeismar Hohenwestedt Holzminden
Homberg Homburg Homs Horb Hoyerswerda Husum Höxter Hückelhoven Hünfeld Iași Ibbenbüren
Idar Oberstein Idstein Ilmenau Imst Ingolstadt Iserlohn Itzehoe Izmir Jena Jever Jülich
Kabul Kaiserslautern Kamen Kamenz Kappeln Kaufbeuren Kehl Kelheim Kempen Kempten Kevelaer
Kirchheim Teck Kirchweyhe Kitzbühel Kitzingen Klagenfurt Kleinmachnow Kleve Koblenz
Konstanz Konz Korbach Krakau Krefeld Krems Kreuzberg Kriens Kronach Kufstein Kulmbach
Kusel Königslutter Königswinter Köpenick Köthen Laatzen Lagos Lahnstein Lahr Lampertheim
Landau Landeck Langenfeld Langenthal Langeoog Langwedel Lastrup Lauenburg Lauf Leer Lehrte
Leinefelde Leipzig Lemgo Leoben Leonberg Leutkirch Leverkusen Lichtenfels Liestal Limburg
Lindau Linden Lindern Lingen Linz Lippstadt Lohne Ludwigsfelde Ludwigshafen Ludwigslust
Lwiw Löbau Löhne Löningen Lörrach Lübbecke Lübben Lübbenau Lübeck Lüchow Lüdenscheid
Lüdinghausen Lüneburg Lünen Magdeburg Malchin Marburg Marienberg Mariupol Marl Marzahn
Mayen Meiningen Meißen Melle Melsungen Memmingen Menden Meppen Merseburg Merzig Meschede
Mettmann Metzingen Michelstadt Miesbach Minden Mirow Mittenwald Mittweida Moers Monheim
Mosbach Mossul Munster Murnau Mölln Mühldorf Mühlhausen Mülheim Müllheim Münster Nagold
Naila Nauen Naumburg Neckarsulm Neubrandenburg Neuburg Neukirchen Neukölln Neunkirchen
Neuperlach Neuruppin Neuss Neustadt Neustrelitz Nidda Niederkassel Nienburg Norden
Nordhausen Nordhorn Northeim Nürtingen Oberammergau Oberhausen Obertshausen Oberursel
Ochtrup Odessa Oelde Oerlikon Offenbach Offenburg Oldenburg Olpe Olten Oranienburg Oschatz
Oschersleben Osnabrück Ostercappeln Osterholz Osterode Ottakring Overath Paderborn
Papenburg Parchim Pasewalk Pasing Passau Pegnitz Peine Pellworm Perleberg Pfaffenhofen
Pforzheim Pinneberg Pirmasens Pirna Plauen Plettenberg Plowdiw Pocking Potsdam Preetz
Prenzlau Pristina Pritzwalk Prüm Pößneck Quakenbrück Quedlinburg Radebeul Radolfzell
Rastatt Rathenow Ratingen Ratzeburg Ravensburg Recklinghausen Rees Regen Reinbek Remscheid
Rendsburg Reutlingen Rheine Ried Riesa Rinteln Rosendahl Rosenheim Rotenburg Rottenburg
Rottweil Rudolstadt Rüdesheim Rüsselsheim Saalfeld Sachsenhausen Salzgitter Salzwedel
Sangerhausen Sarajevo Sarstedt Schaffhausen Scharbeutz Schleswig Schmalkalden
Schmallenberg Schongau Schorndorf Schwabach Schwandorf Schwaz Schwedt Schwelm Schwerte
Hall Schönebeck Seesen Selb Seligenstadt Sendling Senftenberg Sibiu Siegburg Siegen
Sigmaringen Simmering Simmern Sindelfingen Singen Sinsheim Skopje Soest Solingen Soltau
Sondershausen Sonneberg Sonthofen Spandau Speyer Spittal Split Spremberg Springe Gallen
Wendel Stade Stadthagen Starnberg Steinbach Steinfurt Stendal Steyr Stolberg Storkow
Straubing Strausberg Stuhr Suhl Sulingen Süderbrarup Telgte Teltow Templin Teterow
Tettnang Thun Tirana Torgau Traunstein Trier Troisdorf Tuttlingen Tübingen Uelzen Uetersen
Unna Unterhaching Untertürkheim Uster Varel Vechta Velbert Verden Vetschau Viernheim
Viersen Villingen Vilsbiburg Vilshofen Visbek Völklingen Wadern Waldkirch Walsrode Wangen
Waren Warendorf Warstein Wedding Wedel Weiden Weilburg Weilheim Weimar Weingarten Weinheim
Weißwasser Wels Werdau Werder Werl Wernigerode Wesel Wesenberg Westerholt Westerstede
Wetzlar Wiesenfelden Wiesloch Wil Wildeshausen Wilhelmsburg Willich Winsen Winterthur
Wismar Witten Wittenberg Wittenberge Wittlich Wittstock Wolfenbüttel Wolfratshausen
Wolfsburg Worms Wunsiedel Wunstorf Wuppertal Wurzen Würselen Würzburg Xanten Zagreb
Zehdenick Zeitz Zell Zeven Zittau Zuffenhausen Zug Zweibrücken Zwickau Zwiesel Öhringen
Überlingen Aachen Abuja Achim Adana Afrin Altenessen Amstetten Antalya Aplerbeck Auerbach
Augsburg Bamberg Bargteheide Barmbek Basel Basra Berchtesgaden Bergheim Berlin Bern
Białystok Blankenese Bochum Bockenheim Bogenhausen Borbeck Borna Bothfeld Bozen
Brandenburg Braunau Brașov Bremen Brixen Bruneck Brühl Burghausen Bursa Butzbach Bülach
Charlottenburg Cherson Cottbus Craiova Crimmitschau Danzig Delitzsch Deutz Dietikon
Dietzenbach Dnipro Dormagen Dortmund Douala Dreieich Dresden Dschalalabad Duisburg Durrës
Düsseldorf Eimsbüttel Einbeck Eisenach Eisenhüttenstadt Emmen Emsdetten Ennepetal Erkrath
Fehmarn Fellbach Frechen Freiberg Freiburg Freudenstadt Fribourg Friedrichshain Fritzlar
Fürstenfeldbruck Gallus Gaziantep Geislingen Gelsenkirchen Genf Genthin Germering Gjakova
Glinde Gmunden Gorbitz Grevenbroich Haan Haidhausen Halle Hamburg Hannover Harburg
Hargeisa Heidelberg Heiligenstadt Hellersdorf Hennigsdorf Henstedt Herdecke Hersfeld
Hettstedt Hombruch Honnef Höchst Hörde Hürth Idlib Innsbruck Kaarst Kalk Kandahar Kano
Kapfenberg Karlsruhe Kassel Kattowitz Kayseri Kerpen Kettwig Kiel Kinshasa Kirkuk Kloten
Kobane Konya Kraków Kreuzlingen Kumasi Kundus Köln Königs Köniz Laim Landshut Langenhagen
Lausanne Lemberg Lichtenberg Limbach Lindenau Lodz Lublin Luckenwalde Ludwigsburg Lugano
Luzern Mainz Malatya Mannheim Mardin Markkleeberg Masar Meerbusch Meran Mergentheim Mersin
Mindelheim Misburg Mitrovica Moabit Mogadischu Montabaur Moosach Mostar Mykolajiw Mödling
Mönchengladbach Münden Neuhausen Neumarkt Neumünster Neuwied Niesky Nippes Niš Nordend
Nordenham Norderstedt Nördlingen Oeynhausen Oldesloe Osijek Pankow Peja Perlach Plagwitz
Plön Poltawa Porz Posen Poznań Prishtina Prizren Prohlis Pulheim Pölten Qamischli Radeberg
Rapperswil Raqqa Regensburg Reichenbach Reichenhall Reinickendorf Rheinfelden Ribnitz
Rijeka Rodgau Rostock Saarbrücken Saarlouis Salzburg Salzuflen Samsun Saporischschja
Sassnitz Schwabing Schwarzenbek Schwarzenberg Schweinfurt Schwerin Schärding Schöneberg
Segeberg Shkodra Solothurn Staßfurt Steele Steglitz Stettin Stralsund Sumy Sömmerda Sülz
Telfs Tempelhof Thale Timișoara Trabzon Traun Treptow Tschernihiw Tuzla Ueckermünde Ulm
Urfa Vaduz Vahr Vahrenwald Vegesack Villach Vöcklabruck Waiblingen Walle Wandsbek Warburg
Warna Wattenscheid Weißenburg Weißenfels Wermelskirchen Wertheim Wetzikon Wien Wiesbaden
Wilhelmshaven Wilmersdorf Winnyzja Wipperfürth Wittmund Wolfsberg Wusterhausen Wörgl
Wülfrath Yaoundé Zehlendorf Zenica Zossen Zschopau Zürich Łódź`
    .trim()
    .split(/\s+/)
    .map((town) => town.toLowerCase()),
);

/** Whether a town is called so; it may be a word or a name as well. */
export const isListedTown = (word: string): boolean => towns.has(word.toLowerCase());

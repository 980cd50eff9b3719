import { family } from './idea';

/** Ideas in German, Spanish, Chinese and a language without a lexicon. */
export const languageIdeas = [
  family(
    'pflege',
    'care',
    [
      ['slogan', 'Eine revolutionäre Plattform für alle Menschen. Der Markt ist riesig und jeder wird sie lieben.'],
      [
        'described',
        'Ambulante Pflegedienste verlieren jeden Tag Zeit mit Tourenplänen auf Papier. Unsere App plant die Touren neu, wenn jemand krank wird.',
      ],
      [
        'interviewed',
        'Ambulante Pflegedienste in Sachsen verlieren jeden Tag Zeit mit Tourenplänen auf Papier. Wir haben 18 Pflegedienste befragt, 13 davon zeigten uns Pläne, die sie 9 Stunden pro Woche kosten. Unsere App plant die Touren neu, wenn jemand krank wird.',
      ],
      [
        'paid',
        'Ambulante Pflegedienste in Sachsen verlieren jeden Tag Zeit mit Tourenplänen auf Papier. Wir haben 18 Pflegedienste befragt, 13 davon zeigten uns Pläne, die sie 9 Stunden pro Woche kosten. Unsere App plant die Touren neu, wenn jemand krank wird. 11 Pflegedienste zahlen 149 Euro pro Monat, 10 haben nach einem halben Jahr verlängert. Die Planungszeit sank von 9 auf 3 Stunden pro Woche. Ein Kunde kostet uns 30 Euro im Monat. Der Landesverband empfiehlt uns seinen Mitgliedern und brachte 8 Kunden. Ich habe 12 Jahre in der Pflege gearbeitet.',
      ],
    ],
    'de',
  ),
  family(
    'werkstatt',
    'repair',
    [
      ['described', 'Autowerkstätten warten auf Ersatzteile. Wir liefern gebrauchte Teile aus der Region.'],
      [
        'measured',
        'Freie Autowerkstätten in Kassel warten oft vier Tage auf Ersatzteile. Wir haben mit 21 Werkstätten gesprochen, 16 zeigten uns Aufträge, die deshalb liegen blieben. Im Test mit 6 Werkstätten über 10 Wochen fiel die Wartezeit von 4 Tagen auf 1 Tag. Heute telefonieren sie die Schrottplätze ab, das dauert zu lange.',
      ],
    ],
    'de',
  ),
  family(
    'taller',
    'food',
    [
      ['slogan', 'Una aplicación increíble para todo el mundo que cambiará todo con inteligencia artificial.'],
      [
        'described',
        'Las panaderías pequeñas tiran pan cada noche porque no saben cuánto van a vender. Nuestra herramienta calcula la cantidad del día siguiente.',
      ],
      [
        'paid',
        'Las panaderías pequeñas de Sevilla tiran pan cada noche porque no saben cuánto van a vender. Entrevistamos a 22 panaderos y 17 nos mostraron que pierden 300 euros al mes. Nuestra herramienta calcula la cantidad del día siguiente. 14 panaderías pagan 35 euros al mes y 12 han renovado después de seis meses. El pan tirado bajó de 40 a 12 kilos por semana. El gremio de panaderos nos recomienda a sus socios. Cada panadería nos cuesta 6 euros al mes. Trabajé 10 años como panadero.',
      ],
    ],
    'es',
  ),
  family(
    'riego',
    'agriculture',
    [
      ['described', 'Los agricultores gastan demasiada agua en el riego. Vendemos un sensor de humedad.'],
      [
        'measured',
        'Los agricultores de almendros en Murcia gastan demasiada agua en el riego. Hablamos con 15 agricultores y 11 nos enseñaron sus facturas. Probamos el sensor en 8 fincas durante 5 meses y el consumo bajó de 520 a 390 metros cúbicos por mes. Hoy riegan a ojo.',
      ],
    ],
    'es',
  ),
  family(
    'nongmin',
    'agriculture',
    [
      ['slogan', '我们要做一个颠覆行业的平台，所有人都会喜欢，市场非常大。'],
      ['described', '小型果园的果农每年因为霜冻损失果实。我们的传感器在降温前发短信提醒果农。'],
      [
        'paid',
        '山东小型果园的果农每年因为霜冻损失果实。我们采访了30位果农，其中22位去年损失了大约8000元。我们的传感器在降温前发短信提醒果农。有45位果农每年付600元，其中39位已经续费。每个传感器的成本是210元。使用后损失从18%降到5%。县合作社向社员推荐我们，带来了30位客户。我在农业站工作了12年。',
      ],
    ],
    'zh',
  ),
  family(
    'yuyue',
    'health',
    [
      ['described', '社区诊所的病人经常忘记预约。我们的小程序提前一天提醒病人。'],
      [
        'interviewed',
        '成都社区诊所的病人经常忘记预约。我们采访了16家诊所，其中12家给我们看了记录，每周损失5个小时。我们的小程序提前一天提醒病人。',
      ],
    ],
    'zh',
  ),
  family(
    'velo',
    'repair',
    [
      [
        'described',
        'Les cyclistes de Nantes attendent des semaines avant une réparation. Nous réparons les vélos devant le bureau.',
      ],
      [
        'paid',
        'Les cyclistes de Nantes attendent des semaines avant une réparation. Nous avons interrogé 25 cyclistes et 19 avaient attendu plus de dix jours. 80 cyclistes ont payé 45 € par réparation et 33 sont revenus.',
      ],
    ],
    'fr',
  ),
].flat();

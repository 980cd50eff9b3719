/** What German and Spanish businesses count and want less of: nouns as they are written in lower case. */
export const foreignLow = `
  abfall abfälle absagen abwesenheiten ausfall ausfälle ausfallzeiten ausschuss ausschussquote beschädigungen beschwerden
  betriebsunfälle blindflüge bruch brüche diebstahl diebstähle fehlalarme fehler fehlerquote fehlfahrten fehllieferungen
  fehlmengen fehltage fehlzeiten infektionen krankheitstage kündigungen leerfahrten leerlauf leerstand mahnungen
  mängel müll pannen reklamationen retouren retourenquote rücksendungen schäden schimmel schwund stillstand
  stillstände stillstandszeiten störungen stornierungen stürze überstunden unfall unfälle verderb verletzungen
  verluste verschleiß verschnitt verspätungen verstöße wartezeit wartezeiten wasserverlust wasserschäden zahlungsausfälle
  abandonos absentismo accidente accidentes alergias anulaciones atascos ausencias avería averías bajas caídas cancelaciones contagios
  defectos demora demoras desperdicio desperdicios devoluciones errores esperas fallos faltas fugas golpes hurtos impagos incidencias
  infecciones lesiones merma mermas moscas multas paradas pérdida pérdidas plagas quejas reclamaciones reclamos
  reingresos rechazos retrasos robos rotura roturas
`;

/** What they want more of. */
export const foreignHigh = `
  anfragen anmeldungen auslastung besucherzahl bestellungen buchungen empfehlungen ernteertrag ertrag erträge pünktlichkeit
  zufriedenheit
  asistencia cosecha encargos matrículas ocupación pedidos puntualidad reservas satisfacción ventas
`;

/** Participles and adjectives that make a good thing a loss: "versäumte Termine", "citas perdidas". */
export const foreignLost = `
  abgesagte abgesagten ausgefallene ausgefallenen beschädigte beschädigten defekte defekten fehlerhafte fehlerhaften gestohlene
  gestohlenen kaputte kaputten kranke kranken tote toten unbezahlte unbezahlten unverkaufte unverkauften unzufriedene unzufriedenen
  verdorbene verdorbenen vergessene vergessenen verlorene verlorenen verpasste verpassten versäumte versäumten verspätete verspäteten
  weggeworfene weggeworfenen zerbrochene zerbrochenen
  anuladas anulados averiadas averiados canceladas cancelados dañadas dañados desperdiciadas desperdiciados enfermas enfermos estropeadas
  estropeados falladas fallados fallidas fallidos impagadas impagados muertas muertos olvidadas olvidados perdidas perdidos podridas podridos
  rechazadas rechazados retrasadas retrasados robadas robados rotas rotos tirados vencidas vencidos
`;

import type { ModoDeResponder } from './quem-responde';

/** What is said to respondents before they begin. Plain code without schemas: the visitors' page loads it. */
export const fraseAQuemResponde = ({ quem, minimo }: ModoDeResponder): string =>
  quem === 'EMPRESA'
    ? 'Você responde pela empresa: quem administra a sua empresa vê o resultado assim que você finalizar.'
    : `As pessoas respondem: a sua empresa não vê o seu resultado, só médias de ${minimo} pessoas ou mais. Quem organiza o programa lê as respostas.`;

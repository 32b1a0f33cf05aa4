import { semAcentos } from './busca';

/** Whether each word typed begins a word of a text that is at hand: lists that nobody has to ask the database for. */
export function combinaComTexto(texto: string, pesquisa: string): boolean {
  const dele = semAcentos(texto).split(/\s+/);
  return semAcentos(pesquisa)
    .split(/\s+/)
    .every((palavra) => dele.some((outra) => outra.startsWith(palavra)));
}

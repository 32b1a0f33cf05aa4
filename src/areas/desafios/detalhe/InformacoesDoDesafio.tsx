/** What a challenge asks for (part 2 §2): a text to read, and its attachments beside it. */
import { FichaDoPai } from '@/areas/pais/FichaDoPai';
import { TextoDoPai } from '@/areas/pais/TextoDoPai';
import type { Desafio } from '@/domain/desafios/desafio';

export const TextoDoDesafio = ({ desafio }: { desafio: Desafio }) => (
  <TextoDoPai
    rotulo="Texto do desafio"
    partes={[
      { titulo: 'Descrição', texto: desafio.descricao },
      { titulo: 'Objetivo', texto: desafio.objetivo },
    ]}
  />
);

export const FichaDoDesafio = ({ desafio }: { desafio: Desafio }) => (
  <FichaDoPai fatos={[{ nome: 'Categoria', valor: desafio.categoriaNome }]} anexos={desafio.anexos} />
);

/** Sentences of the links of an idea: with another one, or with the challenge it answers. */
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { TipoDePai } from '@/domain/pai/pai';

interface TextosDoVinculo {
  bloco: string;
  nenhum: string;
  /** Button and title of the choice. */
  escolher: string;
  campo: string;
  explicacao: string;
  vincular: string;
  desvincular: string;
  vinculado: string;
  desvinculado: string;
}

const ENTRE_IDEIAS: TextosDoVinculo = {
  bloco: 'Ideias relacionadas',
  nenhum: 'Vincule ideias que tratam do mesmo assunto: cada uma continua como está.',
  escolher: 'Vincular ideia',
  campo: 'Título da outra ideia',
  explicacao: 'O vínculo aparece nas duas e pode ser desfeito. Só ideias públicas se vinculam.',
  vincular: 'Vincular',
  desvincular: 'Desvincular',
  vinculado: 'Ideias vinculadas',
  desvinculado: 'Ideias desvinculadas',
};

const COM_DESAFIO = {
  vincular: 'Propor',
  desvincular: 'Retirar',
  vinculado: 'Ideia proposta ao desafio',
  desvinculado: 'Ideia retirada do desafio',
};

const DA_IDEIA_AO_DESAFIO: TextosDoVinculo = {
  ...COM_DESAFIO,
  bloco: 'Desafios a que responde',
  nenhum: 'Se esta ideia responde a um desafio da empresa, proponha-a: ela aparece na página do desafio.',
  escolher: 'Propor a um desafio',
  campo: 'Título do desafio',
  explicacao: 'A ideia aparece na página do desafio, e o desafio na dela. Isso pode ser desfeito.',
};

const DO_DESAFIO_A_IDEIA: TextosDoVinculo = {
  ...COM_DESAFIO,
  bloco: 'Ideias para este desafio',
  nenhum: 'Nenhuma ideia foi proposta ainda. O comitê analisa as propostas como qualquer ideia.',
  escolher: 'Propor uma ideia que já existe',
  campo: 'Título da ideia',
  explicacao: 'A ideia aparece na página do desafio, e o desafio na dela. Só ideias públicas se propõem.',
};

export const textosDoVinculo = (de: TipoDePai, com: TipoDePai): TextosDoVinculo => {
  if (de !== IDEIA) return DO_DESAFIO_A_IDEIA;
  return com === IDEIA ? ENTRE_IDEIAS : DA_IDEIA_AO_DESAFIO;
};

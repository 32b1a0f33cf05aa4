/** Innovation categories of a company, worded by us (decisions D5: the book's catalogue is protected). */
import type { Contexto } from '@/domain/comum/paths';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';

const CATEGORIAS: Record<string, [nome: string, descricao: string]> = {
  atendimento: ['Atendimento ao cliente', 'Novas formas de receber, ouvir e acompanhar quem compra.'],
  marca: ['Marca e comunicação', 'Como a empresa se apresenta, conta o que faz e cria confiança.'],
  modelo: ['Modelo de negócio', 'Novas fontes de receita, parcerias e maneiras de cobrar.'],
  pessoas: ['Pessoas e cultura', 'Formação, segurança, bem-estar e jeitos de trabalhar em equipe.'],
  processo: ['Processo', 'Produzir, entregar e controlar com menos esforço e desperdício.'],
  produto: ['Produto ou serviço', 'O que se oferece: itens novos, melhorias, combinações e serviços junto.'],
  sustentabilidade: [
    'Sustentabilidade',
    'Água, energia, resíduos e o efeito da empresa no lugar onde ela está.',
  ],
};

export const categoriasDeInovacao = (contexto: Contexto, por: string): Documentos =>
  Object.entries(CATEGORIAS).map(([id, [nome, descricao]], i) => [
    `${categorias.onde(contexto)}/${id}`,
    categorias.schema.parse({
      ...categorias.novo,
      ...categorias.paraGravar({ nome, descricao }),
      ...carimbo(dia(-300 + i, 10), por),
    }),
  ]);

/** Innovation categories, challenge categories and play types of a company, worded by us (decisions D5: the book's catalogue is protected). */
import type { Cadastro } from '@/domain/comum/cadastro';
import type { Contexto } from '@/domain/comum/caminhos';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
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

const TIPOS_DE_JOGADA: typeof CATEGORIAS = {
  canal: ['Canal', 'Novas maneiras de chegar a quem compra: venda, entrega e atendimento.'],
  oferta: ['Oferta', 'O que se vende muda: um item novo, uma combinação, um serviço junto.'],
  parceria: ['Parceria', 'Jogadas que a empresa faz junto com fornecedores, clientes ou universidades.'],
  receita: ['Receita', 'Outra forma de cobrar: assinatura, aluguel, resultado dividido.'],
};

const CATEGORIAS_DE_DESAFIO: Record<string, [nome: string]> = {
  atendimento: ['Atendimento e serviços'],
  pessoas: ['Pessoas e segurança'],
  processo: ['Processos e produtividade'],
  produto: ['Produtos e materiais'],
  sustentabilidade: ['Sustentabilidade'],
};

const gravados = <T extends object, F extends { nome: string }>(
  kit: Cadastro<T, F>,
  formDe: (nome: string, descricao: string) => F,
  nomes: Record<string, [nome: string, descricao?: string]>,
  contexto: Contexto,
  por: string,
): Documentos =>
  Object.entries(nomes).map(([id, [nome, descricao = '']], i) => [
    `${kit.onde(contexto)}/${id}`,
    kit.schema.parse({
      ...kit.novo,
      ...kit.doForm(formDe(nome, descricao)),
      ...carimbo(dia(-300 + i, 10), por),
    }),
  ]);

const descrito = (nome: string, descricao: string) => ({ nome, descricao });

export const categoriasDeInovacao = (contexto: Contexto, por: string) =>
  gravados(categorias, descrito, CATEGORIAS, contexto, por);
export const tiposDeJogadaDaEmpresa = (contexto: Contexto, por: string) =>
  gravados(tiposDeJogada, descrito, TIPOS_DE_JOGADA, contexto, por);
export const categoriasDeDesafioDaEmpresa = (contexto: Contexto, por: string) =>
  gravados(categoriasDeDesafio, (nome) => ({ nome }), CATEGORIAS_DE_DESAFIO, contexto, por);

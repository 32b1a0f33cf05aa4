/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { contadorDeAtividadesSchema, contadorDeIdeiasSchema } from './contadores';
import { quantidadesDaPessoaSchema, quantidadeSchema } from './quantidades';
import { statusOperacaoSchema } from './status-operacao';

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.contador(EM, 'ideias'),
    oQueE: 'Maintained totals of public ideas',
    escrita: 'functions',
    schema: contadorDeIdeiasSchema,
  },
  {
    caminho: caminhos.contador(EM, 'atividades'),
    oQueE: 'Maintained totals of milestones of public ideas',
    escrita: 'functions',
    schema: contadorDeAtividadesSchema,
  },
  {
    caminho: caminhos.quantidadesDaPessoa(EM, '{uid}'),
    oQueE: 'Publications of a person on the last day of any, which the rules keep within bounds',
    escrita: 'functions',
    schema: quantidadesDaPessoaSchema,
  },
  {
    caminho: caminhos.quantidade(caminhos.ideia(EM, '{id}'), '{oQue}'),
    oQueE: 'Milestones and comments of an idea, which the rules keep within bounds',
    escrita: 'functions',
    schema: quantidadeSchema,
  },
  {
    caminho: caminhos.quantidade(caminhos.empresa(EM), '{lista}'),
    oQueE: 'Records of a list that somebody keeps by hand, which the rules keep within bounds',
    escrita: 'functions',
    schema: quantidadeSchema,
  },
  {
    caminho: caminhos.statusOperacao(EM, '{id}'),
    oQueE: 'End of a long server operation',
    escrita: 'functions',
    schema: statusOperacaoSchema,
  },
];

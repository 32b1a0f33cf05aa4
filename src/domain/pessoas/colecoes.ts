/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { colaboradorSchema } from './colaborador';
import { consentimentoSchema } from './consentimentos';
import { conviteSchema } from './convite';
import { participacaoSchema } from './participacao';
import { pessoaSchema } from './pessoa';
import { usuarioSchema } from './usuario';
import { visoesSchema } from './visoes';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.visoes(EM, '{uid}')}/{lista}`,
    oQueE: 'Views of a list that the person saved',
    escrita: 'app',
    schema: visoesSchema,
    campos: { buscas: 'semIndice' },
  },
  {
    caminho: caminhos.usuario('{uid}'),
    oQueE: 'Account: its companies and what is pending before one opens',
    escrita: 'functions',
    schema: usuarioSchema,
  },
  {
    caminho: `${caminhos.convites}/{id}`,
    oQueE: 'Invitation; its link carries a secret of which only hashes are kept',
    escrita: 'functions',
    schema: conviteSchema,
    indices: ['idColaboradorConvidado idEmpresaColaboradorConvidado idLicenciada idProjeto createdAt-'],
  },
  {
    caminho: caminhos.colaborador(EM, '{uid}'),
    oQueE: 'Membership of a person: what the rules trust',
    escrita: 'app e functions',
    schema: colaboradorSchema,
    procurados: ['setores'],
    indices: [
      'role permissoes',
      ...cruzar(
        ['deletedAt externo', 'role', 'status', 'telefone', 'busca[]'],
        ['nomeEmOrdem', 'ultimoAcesso'].flatMap(nosDoisSentidos),
      ),
    ],
    campos: { email: 'noGrupo' },
  },
  {
    caminho: `${caminhos.pessoas(EM)}/{uid}`,
    oQueE: 'What colleagues may know of a person (projection)',
    escrita: 'functions',
    schema: pessoaSchema,
    indices: cruzar(['ativo externo', 'busca[]', 'role'], ['nomeEmOrdem']),
  },
  {
    caminho: `${caminhos.consentimentos(EM)}/{uid}_{termo}_{versao}`,
    oQueE: 'Proof of a text accepted, created once',
    escrita: 'app',
    schema: consentimentoSchema,
  },
  {
    caminho: caminhos.participacao(EM, '{parte}'),
    oQueE: 'Addresses and last idea of the people, for the report of ideas',
    escrita: 'functions',
    schema: participacaoSchema,
    campos: { pessoas: 'semIndice' },
  },
];

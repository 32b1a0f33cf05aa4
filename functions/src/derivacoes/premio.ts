/** What follows for the award report: its rows and its counters (decisions Q270). */
import type { StatusNoProjeto } from '@/domain/projetos/status';
import {
  acertarLinhaDoPremio,
  acertarLinhasDaEmpresa,
  conferirPremio,
} from '@functions/nucleo/premioDeEmpresas';
import type { Escrita } from '@functions/gatilho';
import type { Derivacao } from './derivacao';

const DA_LINHA: readonly (keyof StatusNoProjeto)[] = [
  'createdAt',
  'deletedAt',
  'nomeFantasia',
  'busca',
  'cnpj',
  'porte',
  'numeroColaboradores',
  'categoria',
  'estado',
  'cidade',
  'embaixador',
  'embaixadorPessoa',
  'regioes',
  'habilitada',
];

async function daDupla({ db, contexto, antes, depois }: Escrita) {
  const { idProjeto, idEmpresa, organizadora = contexto.empresaId } = depois ?? antes ?? {};
  if (typeof idProjeto !== 'string' || typeof idEmpresa !== 'string') return;
  // The same counts lie under the company that answers; the organiser's are followed.
  if (organizadora !== contexto.empresaId) return;
  await acertarLinhaDoPremio(db, contexto, { idProjeto, idEmpresa });
}

export const premioDeEmpresas: Derivacao = {
  nome: 'relatório do prêmio',
  de: [
    { documento: 'status/{status}', campos: DA_LINHA, corrigir: daDupla },
    { documento: 'adesoes/{adesao}', campos: ['contagens'], corrigir: daDupla },
    {
      documento: '',
      campos: ['responsavel', 'telefone'],
      corrigir: ({ db, contexto }) => acertarLinhasDaEmpresa(db, contexto),
    },
  ],
  todos: conferirPremio,
};

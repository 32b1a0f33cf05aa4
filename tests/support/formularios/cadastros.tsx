/** Forms of records known by their name, and of projects. */
import { LicenciadaFormModal } from '@/areas/administracao/LicenciadaFormModal';
import { CategoriaFormModal } from '@/areas/categorias/CategoriaFormModal';
import { ProjetoFormModal } from '@/areas/projetos/ProjetoFormModal';
import { TipoDeJogadaFormModal } from '@/areas/tiposDeJogada/TipoDeJogadaFormModal';
import { CategoriaDeDesafioFormModal } from '@/areas/categoriasDeDesafio/CategoriaDeDesafioFormModal';
import { RegulamentoDeDesafiosFormModal } from '@/areas/regulamentos/RegulamentoDeDesafiosFormModal';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { caminhos } from '@/domain/comum/caminhos';
import { licenciadas } from '@/domain/empresas/licenciada';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { formDoProjeto } from '@/domain/projetos/projeto-form';
import { emDias, umProjeto, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import type { UmFormulario } from './linha';

const projeto = { id: 'p', ...umProjeto(ana) };

const futuro = { dataInicial: emDias(2), dataFinal: emDias(30) };
const umRegulamento = { id: 'r', ...umRegulamentoDeDesafios(futuro) };
const descrito = { outros: { Descrição: 'Do que se trata.' } };

/** Name, dialog, kind, a stored record, and what else a new one needs. */
const CADASTROS = [
  ['categoria', CategoriaFormModal, categorias, { id: 'c', ...umaCategoria(ana) }, descrito],
  ['tipo de jogada', TipoDeJogadaFormModal, tiposDeJogada, { id: 't', ...umTipoDeJogada(ana) }, descrito],
  [
    'licenciada',
    LicenciadaFormModal,
    licenciadas,
    { id: 'l', ...umaLicenciada() },
    { outros: { 'E-mail': 'a@b.com.br' } },
  ],
  [
    'categoria de desafio',
    CategoriaDeDesafioFormModal,
    categoriasDeDesafio,
    { id: 'd', ...umaCategoriaDeDesafio(ana) },
    {},
  ],
  [
    'regulamento de desafios',
    RegulamentoDeDesafiosFormModal,
    regulamentosDesafios,
    umRegulamento,
    { preenchido: regulamentosDesafios.formDe(umRegulamento), rascunho: 'regulamentosDesafios/novo' },
  ],
] as const;

export const DOS_CADASTROS: readonly UmFormulario[] = [
  ...CADASTROS.flatMap(([nome, Form, { colecao, onde }, registro, mais]): UmFormulario[] => [
    {
      nome: `${nome}, nova`,
      quem: ana,
      desenho: (aoFechar) => <Form aoFechar={aoFechar} />,
      campo: 'Nome',
      ...mais,
      enviar: 'Salvar',
      onde: onde(EMPRESA),
      guardado: 'nome',
      rascunho: 'rascunho' in mais ? mais.rascunho : '',
    },
    {
      nome: `${nome}, editada`,
      quem: ana,
      antes: { [`${onde(EMPRESA)}/${registro.id}`]: registro },
      desenho: (aoFechar) => <Form registro={registro as never} aoFechar={aoFechar} />,
      campo: 'Nome',
      enviar: 'Salvar',
      onde: `${onde(EMPRESA)}/${registro.id}`,
      guardado: 'nome',
      rascunho: `${colecao}/${registro.id}`,
    },
  ]),
  {
    nome: 'projeto, novo',
    quem: ana,
    desenho: (aoFechar) => <ProjetoFormModal aoFechar={aoFechar} />,
    campo: 'Nome',
    preenchido: { ...formDoProjeto(projeto), fases: [] },
    enviar: 'Salvar',
    onde: caminhos.projetos(EMPRESA),
    guardado: 'nome',
    rascunho: 'projeto/novo',
  },
  {
    nome: 'projeto, editado',
    quem: ana,
    antes: { [caminhos.projeto(EMPRESA, 'p')]: projeto },
    desenho: (aoFechar) => <ProjetoFormModal projeto={projeto} aoFechar={aoFechar} />,
    campo: 'Nome',
    enviar: 'Salvar',
    onde: caminhos.projeto(EMPRESA, 'p'),
    guardado: 'nome',
    rascunho: 'projeto/p',
  },
];

/** Forms of records known by their name, and of projects. */
import { LicenciadaFormModal } from '@/areas/administracao/LicenciadaFormModal';
import { CategoriaFormModal } from '@/areas/categorias/CategoriaFormModal';
import { ProjetoFormModal } from '@/areas/projetos/ProjetoFormModal';
import { TipoDeJogadaFormModal } from '@/areas/tiposDeJogada/TipoDeJogadaFormModal';
import { caminhos } from '@/domain/comum/caminhos';
import { licenciadas } from '@/domain/empresas/licenciada';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { formDoProjeto } from '@/domain/projetos/projeto-form';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import type { UmFormulario } from './linha';

const projeto = { id: 'p', ...umProjeto(ana) };

const CADASTROS = [
  ['categoria', CategoriaFormModal, categorias, { id: 'c', ...umaCategoria(ana) }],
  ['tipo de jogada', TipoDeJogadaFormModal, tiposDeJogada, { id: 't', ...umTipoDeJogada(ana) }],
  ['licenciada', LicenciadaFormModal, licenciadas, { id: 'l', ...umaLicenciada() }],
] as const;

export const DOS_CADASTROS: readonly UmFormulario[] = [
  ...CADASTROS.flatMap(([nome, Form, { colecao, onde }, registro]): UmFormulario[] => [
    {
      nome: `${nome}, nova`,
      quem: ana,
      desenho: (aoFechar) => <Form aoFechar={aoFechar} />,
      campo: 'Nome',
      outros: nome === 'licenciada' ? { 'E-mail': 'a@b.com.br' } : { Descrição: 'Do que se trata.' },
      enviar: 'Salvar',
      onde: onde(EMPRESA),
      guardado: 'nome',
      rascunho: '',
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

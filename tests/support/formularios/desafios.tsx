/** Forms of challenges. */
import { DesafioFormModal } from '@/areas/desafios/formulario/DesafioFormModal';
import { caminhos } from '@/domain/comum/caminhos';
import { desafioNovo } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { formDoDesafio } from '@/domain/desafios/desafio-form';
import { umaPessoa } from '@tests/support/documentos';
import { CATEGORIA_DE_DESAFIO, umaCategoria, umRascunhoDeDesafio } from '@tests/support/desafio';
import { ana, EMPRESA } from '@tests/support/personas';
import type { UmFormulario } from './linha';

const rascunho = { id: 'd', ...umRascunhoDeDesafio(ana, { status: desafioNovo.status }) };
const onde = caminhos.colecao(EMPRESA, DESAFIO.colecao);

/** What the form reads before it opens. */
const antes = {
  [caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO)]: umaCategoria(),
  [`${caminhos.pessoas(EMPRESA)}/${ana.uid}`]: umaPessoa(ana),
};

export const DOS_DESAFIOS: readonly UmFormulario[] = [
  {
    nome: 'desafio, rascunho novo',
    quem: ana,
    antes,
    desenho: (aoFechar) => <DesafioFormModal aoFechar={aoFechar} />,
    campo: 'Título',
    preenchido: formDoDesafio(rascunho),
    enviar: 'Salvar rascunho',
    onde,
    guardado: 'titulo',
    rascunho: 'desafio/novo',
  },
  {
    nome: 'desafio, rascunho editado',
    quem: ana,
    antes: { ...antes, [`${onde}/d`]: rascunho },
    desenho: (aoFechar) => <DesafioFormModal desafio={rascunho} aoFechar={aoFechar} />,
    campo: 'Título',
    enviar: 'Salvar rascunho',
    onde: `${onde}/d`,
    guardado: 'titulo',
    rascunho: 'desafio/d',
  },
];

/** A form of the product, as the tests that go through all of them know it. */
import type { ReactElement } from 'react';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { banco, type Escrita } from '@tests/support/banco';
import { ana, EMPRESA, type Persona } from '@tests/support/personas';

export interface UmFormulario {
  nome: string;
  quem: Persona;
  /** What is stored before, by path. */
  antes?: Record<string, object>;
  desenho: (aoFechar: () => void) => ReactElement;
  /** What a click opens first. */
  abrir?: string;
  /** What the form asks for before it shows the rest, by label, unless a draft has the rest. */
  comeca?: readonly [rotulo: string, texto: string];
  /** Label of the field whose text is changed. */
  campo: string;
  /** Two texts the field takes, where not any text does. */
  textos?: readonly [primeiro: string, segundo: string];
  /** Other fields that must hold something, by label. */
  outros?: Record<string, string>;
  /** The same where the fields are more than texts: as a draft of this browser. */
  preenchido?: object;
  enviar: string;
  /** The record, or for a new one its collection, and the field that holds the text. */
  onde?: string;
  guardado?: string;
  /** The second text as it is stored, where that is another. */
  comoFica?: string | number;
  /** What the rules of the collection refuse besides. */
  regra?: (escrita: Escrita) => boolean;
  /** What is said where an earlier sending stays as it was stored. */
  fica?: string;
  /** Name of the draft it keeps, after person and company; '' where it only asks before it closes (decisions T221). */
  rascunho: string;
  /** What the function does that stores it. */
  agir?: (dados: never) => void;
}

/** A form that is only looked at. */
export interface FormularioVisto extends Pick<UmFormulario, 'nome' | 'quem' | 'antes' | 'desenho' | 'campo'> {
  /** What functions answer, by their name; others answer {}. */
  respostas?: Record<string, object>;
  /** What this browser has as its draft. */
  rascunho?: { chave: string; campos: object };
}

export const chaveDoRascunho = ({ quem, rascunho }: UmFormulario) =>
  rascunho.startsWith('empresa/')
    ? `${quem.uid}/${rascunho}`
    : `${quem.uid}/${EMPRESA.empresaId}/${rascunho}`;

/** What updateEmpresa and updateColaborador do: they ask for the version that was opened. */
export const mudar =
  (caminho: string) =>
  ({
    lidoEm,
    dados: { dataNascimento: _dia, ...dados },
  }: {
    lidoEm: number;
    dados: Record<string, unknown>;
  }) => {
    const { updatedAt } = banco.ler(caminho) as { updatedAt: Date };
    if (updatedAt.getTime() !== lidoEm) throw new ErroDoProduto(CONFLITO);
    banco.mudar(caminho, { ...dados, updatedAt: new Date(lidoEm + 1_000), updatedBy: ana.uid });
  };

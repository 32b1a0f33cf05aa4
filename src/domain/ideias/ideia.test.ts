// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ideiaForm, ideiaVazia } from './ideia-form';
import { destinosDoMovimento } from '@/domain/pai/pai';
import { IDEIA } from './ideia-como-pai';
import { completa, ideiaSchema } from './ideia';
import { LIMITE } from '@/domain/comum/campos';
import { umaIdeia } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';

const cheia = {
  ...ideiaVazia,
  titulo: 'Reaproveitar a água da chuva',
  objetivo: ['Reduzir custos'],
  setores: ['Operações'],
  descricao: 'a',
  descricaoProblema: 'b',
  diferenciais: 'c',
  comoAtingirObjetivo: 'd',
  feedback: 'e',
};
const mensagens = (dados: object) => ideiaForm.safeParse(dados).error?.issues.map((i) => i.message) ?? [];

describe('ideia', () => {
  it('aceita um formulário completo', () => expect(mensagens(cheia)).toEqual([]));
  it('exige os cinco textos com a frase da especificação', () =>
    expect(mensagens({ ...cheia, feedback: '   ' })).toEqual(['Campo obrigatório não preenchido!!']));
  it('exige um objetivo', () =>
    expect(mensagens({ ...cheia, objetivo: [] })).toEqual(['A sua ideia precisa ter ao menos um objetivo']));
  it('só publica completa, mesmo sem objetivo', () => {
    expect(completa(cheia)).toBe(true);
    expect(completa({ ...cheia, objetivo: [] })).toBe(false);
    expect(completa({ ...cheia, descricao: ' ' })).toBe(false);
  });
  it.each(['descricao', 'descricaoProblema', 'diferenciais', 'comoAtingirObjetivo', 'feedback'])(
    '%s cabe inteiro no registro, e nem uma letra a mais',
    (campo) => {
      const com = (letras: number) =>
        ideiaSchema.safeParse({ ...umaIdeia(ana), [campo]: 'a'.repeat(letras) }).success;
      expect([com(LIMITE.textoLongo), com(LIMITE.textoLongo + 1)]).toEqual([true, false]);
    },
  );
  it('oferece todo status menos o atual e o rascunho', () => {
    expect(destinosDoMovimento(IDEIA, 'NOVA_IDEIA')).toHaveLength(9);
    expect(destinosDoMovimento(IDEIA, 'NOVA_IDEIA')).not.toContain('RASCUNHO');
  });
  it('de cada status segue um que existe, e nunca ele mesmo', () => {
    for (const [de, para = ''] of Object.entries(IDEIA.movimento.proximo))
      expect(destinosDoMovimento(IDEIA, de)).toContain(para);
  });
});

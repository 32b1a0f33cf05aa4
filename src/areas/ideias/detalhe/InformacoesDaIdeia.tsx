/** Registration information of an idea (part 2 §2): its texts to read, and what it is filed under. */
import { Stack } from '@mantine/core';
import { FichaDoPai } from '@/areas/pais/FichaDoPai';
import { TextoDoPai } from '@/areas/pais/TextoDoPai';
import type { Ideia } from '@/domain/ideias/ideia';
import { ROTULO_DO_TEXTO } from '../rotulos';

/** Proposal and problem: what everybody reads. How it is done and measured is for people who go on. */
const ABERTAS = 2;

export const TextoDaIdeia = ({ ideia, inteiro = false }: { ideia: Ideia; inteiro?: boolean }) => (
  <TextoDoPai
    rotulo="Texto da ideia"
    partes={ROTULO_DO_TEXTO.map(({ campo, rotulo }) => ({ titulo: rotulo, texto: ideia[campo] }))}
    {...(inteiro ? {} : { abertas: ABERTAS })}
  />
);

export const FichaDaIdeia = ({ ideia }: { ideia: Ideia }) => (
  <FichaDoPai
    fatos={[
      { nome: 'Objetivos', valor: ideia.objetivo },
      { nome: 'Setores', valor: ideia.setores },
      { nome: 'Regulamento', valor: ideia.regulamentoNome },
    ]}
    anexos={ideia.anexos}
  />
);

/** Both, one under the other, where somebody judges the idea: nothing of it is folded. */
export const InformacoesDaIdeia = ({ ideia }: { ideia: Ideia }) => (
  <Stack gap="lg">
    <TextoDaIdeia ideia={ideia} inteiro />
    <FichaDaIdeia ideia={ideia} />
  </Stack>
);

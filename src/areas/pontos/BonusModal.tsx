/** 'Adicionar Bônus ao Colaborador' (part 2 §2 and §5). */
import '@mantine/core/styles/NumberInput.css';
import { NumberInput, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { bonusForm } from '@/domain/contratos/pontos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import { FormModal } from '@/ui/formulario/FormModal';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';
import { SemPessoas } from '@/areas/pais/SemPessoas';
import { useDarBonus } from './useDarBonus';

export function BonusModal({ regulamentoId, aoFechar }: { regulamentoId: string; aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const [pessoa, definirPessoa] = useState<Pessoa>();
  const dar = useDarBonus(regulamentoId);
  return (
    <FormModal
      titulo="Adicionar Bônus ao Colaborador"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={bonusForm}
      valoresIniciais={{ colaboradorReference: '', pontos: 1, observacao: '' }}
      rotuloEnviar="Adicionar Bônus"
      aoEnviar={(form) => dar(form)}
    >
      {(form) => (
        <Stack>
          <SelecaoDePessoas
            rotulo="Colaborador"
            maximo={1}
            valor={pessoa ? [pessoa] : []}
            aoMudar={([escolhida]) => {
              definirPessoa(escolhida);
              form.setFieldValue('colaboradorReference', escolhida?.id ?? '');
            }}
            buscar={(texto) => pessoasData.opcoes(sessao, texto, sessao.referencia)}
            erro={form.errors['colaboradorReference']}
            semNinguem={<SemPessoas />}
          />
          <NumberInput
            label="Pontos"
            min={1}
            max={1_000_000}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            {...form.getInputProps('pontos')}
          />
          <Textarea
            label="Observação"
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('observacao')}
          />
        </Stack>
      )}
    </FormModal>
  );
}

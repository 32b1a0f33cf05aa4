/** 'Adicionar marco' and its edition: who, until when, what (part 2 §5; the conclusion comes with acting on it). */
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { marcoForm, type MarcoForm, marcoVazio, formDoMarco } from '@/domain/marcos/marco-form';
import type { Marco } from '@/domain/marcos/marco';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { novoId } from '@/firebase/dados/collection';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CampoDeResponsaveis } from './CampoDeResponsaveis';
import { marcosData } from './marcos.data';
import type { PaiDosMarcos } from './pai';

interface DoDialogo {
  pai: PaiDosMarcos;
  aoFechar: () => void;
}

interface DoFormulario extends DoDialogo {
  sessao: SessaoAtiva;
  titulo: string;
  rotuloEnviar: string;
  valoresIniciais: MarcoForm;
  rascunho: string;
  aoEnviar: (form: MarcoForm) => Promise<unknown>;
}

function Formulario({ sessao, titulo, pai, rascunho, ...resto }: DoFormulario) {
  return (
    <FormModal
      titulo={titulo}
      aberto
      schema={marcoForm}
      doRegistro={formDoMarco}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/marco/${rascunho}`}
      {...resto}
    >
      {(form) => (
        <>
          <CampoDeResponsaveis
            valor={form.values.colaboradoresResponsaveis}
            aoMudar={(pessoas) => form.setFieldValue('colaboradoresResponsaveis', pessoas)}
            soEstes={pai.soEstes}
            erro={form.errors['colaboradoresResponsaveis']}
          />
          <CampoDeData
            label="Prazo"
            description="Até o fim deste dia, no horário de Brasília."
            {...form.getInputProps('dataPrazo')}
          />
          <Textarea
            label="Ações"
            description="O que precisa ser feito, com ao menos 10 letras."
            autosize
            minRows={3}
            maxRows={12}
            {...form.getInputProps('acoes')}
          />
        </>
      )}
    </FormModal>
  );
}

export function AdicionarMarcoModal(dialogo: DoDialogo) {
  const sessao = useSessaoAtiva();
  const [id] = useState(novoId);
  const criar = useMutation(marcosData.criar(sessao, dialogo.pai));
  return (
    <Formulario
      {...dialogo}
      sessao={sessao}
      titulo="Adicionar marco"
      rotuloEnviar="Adicionar marco"
      valoresIniciais={marcoVazio}
      rascunho={`novo/${idDaReferencia(dialogo.pai.caminho)}`}
      aoEnviar={(form) => criar.mutateAsync({ id, form })}
    />
  );
}

export function EditarMarcoModal({ marco: atual, ...dialogo }: DoDialogo & { marco: ComId<Marco> }) {
  const marco = useAberto(atual);
  const sessao = useSessaoAtiva();
  const editar = useMutation(marcosData.editar(sessao, dialogo.pai, marco));
  return (
    <Formulario
      {...dialogo}
      sessao={sessao}
      titulo="Editar marco"
      rotuloEnviar="Salvar Alterações"
      valoresIniciais={formDoMarco(marco)}
      rascunho={marco.id}
      aoEnviar={(form) => editar.mutateAsync(form)}
    />
  );
}

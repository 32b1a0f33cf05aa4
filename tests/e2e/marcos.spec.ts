/** A milestone from its creation to its end (part 2 §4), by the person who creates it and the one who is responsible, rules on. */
import { diaDe } from '@/domain/comum/datas';
import { expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';
import { insistir } from './passos';

const emDias = (dias: number) => diaDe(new Date(Date.now() + dias * 86_400_000));

test('um marco é criado, iniciado, guardado como rascunho e finalizado com um arquivo @principal', async ({
  abrir,
}) => {
  const titulo = unico('Sobras de corte separadas por liga');
  const acoes = unico('Comprar as caixas e identificar cada máquina.');
  const id = await umaIdeiaNoBanco(pessoa('camila-prado'), titulo, { status: 'EM_IMPLEMENTACAO' });
  const rafael = await abrir('rafael-nogueira', `/ideias/${id}`);

  await test.step('Rafael adiciona o marco e põe Diego como responsável', async () => {
    await rafael.getByRole('button', { name: 'Adicionar marco' }).click();
    const dialogo = rafael.getByRole('dialog', { name: 'Adicionar marco' });
    await dialogo.getByRole('combobox', { name: 'Responsáveis' }).fill('Diego');
    // The first suggestions give way to what the search finds, and move under the pointer.
    await expect(rafael.getByRole('option')).toHaveText([/Diego Farias/]);
    await rafael.getByRole('option').click();
    await dialogo.getByRole('textbox', { name: 'Prazo' }).fill(emDias(3));
    await dialogo.getByLabel('Ações').fill(acoes);
    await dialogo.getByRole('button', { name: 'Adicionar marco' }).click();
    await expect(rafael.getByText('Marco cadastrado com sucesso!')).toBeVisible();
    const marco = rafael
      .getByRole('region', { name: 'Marcos', exact: true })
      .getByRole('listitem', { name: acoes });
    await expect(marco).toContainText('Não iniciada');
    await expect(marco.getByRole('button', { name: 'Iniciar atuação' })).toHaveCount(0);
  });

  const diego = await abrir('diego-farias');
  const marco = diego
    .getByRole('region', { name: 'Marcos', exact: true })
    .getByRole('listitem', { name: acoes });
  // Without a reload: the list is read again by itself until the trigger has carried the change into it.
  const naAba = async (aba: string) => {
    await diego.getByRole('link', { name: 'Minhas atividades', exact: true }).click();
    await diego.getByRole('tab', { name: aba }).click();
    await expect(diego.getByRole('link', { name: acoes })).toBeVisible();
  };

  await test.step('Diego a encontra entre as que esperam, e a inicia', async () => {
    // Made by somebody else a moment ago.
    await insistir(async (paciencia) => {
      await diego.goto('/minhas-atividades?aba=aguardando-participacao');
      await expect(diego.getByRole('link', { name: acoes })).toBeVisible(paciencia);
    });
    await diego.getByRole('link', { name: acoes }).click();
    await expect(diego).toHaveURL(new RegExp(`/ideias/${id}$`));
    await marco.getByRole('button', { name: 'Iniciar atuação' }).click();
    const dialogo = diego.getByRole('dialog', { name: 'Iniciar atuação' });
    await dialogo.getByLabel('Descrição da atuação').fill('Caixas compradas');
    await dialogo.getByRole('button', { name: 'Salvar Rascunho' }).click();
    await expect(diego.getByText('Rascunho salvo')).toBeVisible();
    await expect(marco).toContainText('Em andamento');
    await naAba('Continuar atividade');
  });

  await test.step('recusa um arquivo de outro formato, envia outro e finaliza depois de confirmar', async () => {
    await diego.getByRole('link', { name: acoes }).click();
    await marco.getByRole('button', { name: 'Continuar atuação' }).click();
    const dialogo = diego.getByRole('dialog', { name: 'Continuar atuação' });
    await expect(dialogo.getByLabel('Descrição da atuação')).toHaveValue('Caixas compradas');
    const arquivos = dialogo.locator('input[type=file]');
    await arquivos.setInputFiles({
      name: 'macro.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('x'),
    });
    await expect(dialogo.getByText('Formato não aceito')).toBeVisible();
    await arquivos.setInputFiles({
      name: 'fotos.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await expect(dialogo.getByRole('button', { name: 'Remover fotos.pdf' })).toBeVisible();
    await dialogo.getByLabel('Descrição da atuação').fill('Caixas compradas e identificadas por máquina.');
    await dialogo.getByRole('textbox', { name: 'Data de conclusão' }).fill(emDias(0));
    await dialogo.getByRole('button', { name: 'Finalizar' }).click();
    await diego
      .getByRole('dialog', { name: 'Finalizar este marco?' })
      .getByRole('button', { name: 'Finalizar' })
      .click();
    await expect(diego.getByText('Marco finalizado')).toBeVisible();
    await expect(marco).toContainText('Concluída');
    await expect(marco.getByRole('button', { name: 'Continuar atuação' })).toBeDisabled();
    await expect(marco.getByRole('button', { name: /Editar|Remover/ })).toHaveCount(0);
    await expect(diego.getByRole('region', { name: 'Atividade' })).toContainText(
      'Diego Farias concluiu o marco',
    );
    await naAba('Concluídas');
  });

  await test.step('Rafael baixa o arquivo e não pode mais editar o marco', async () => {
    await rafael.reload();
    const concluido = rafael
      .getByRole('region', { name: 'Marcos', exact: true })
      .getByRole('listitem', { name: acoes });
    await expect(concluido).toContainText('Concluída');
    await expect(concluido.getByRole('button', { name: /Editar|Remover/ })).toHaveCount(0);
    const descarga = rafael.waitForEvent('download');
    await concluido.getByRole('button', { name: /Baixar fotos.pdf/ }).click();
    expect((await descarga).suggestedFilename()).toBe('fotos.pdf');
  });
});
